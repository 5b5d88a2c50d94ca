// Text as a program prints it to a terminal, made into text as a page shows it.

// biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's commands begin with one
const COMMAND = /\x1b\[[0-9;?]*[A-Za-z]/g; // colors, and moves of the cursor
// What stood on a line before the cursor went back to its start
const OVERWRITTEN = /[^\n]*\r(?=[^\n\r])/g;

export const withoutCommands = (text) => text.replace(COMMAND, "");

export const withoutOverwritten = (text) => text.replace(OVERWRITTEN, "");
