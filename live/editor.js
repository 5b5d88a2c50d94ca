// The editor of a code cell: CodeMirror 6 with what a short Python cell needs.
// assets.py bundles this file; a page loads the bundle on the first edit only.

import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { pythonLanguage } from "@codemirror/lang-python";
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import { EditorState, Prec } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";

// A key's command tells by its value that it has done something
const does = (action) => (view) => {
  action(view);
  return true;
};

// Before every other key: Enter and Escape have meanings of their own below
const cellKeys = (onRun, onLeave) =>
  Prec.highest(
    keymap.of([
      { key: "Shift-Enter", run: does(onRun) },
      { key: "Mod-Enter", run: does(onRun) },
      { key: "Escape", run: does(onLeave) },
    ]),
  );

/**
 * An editor at the end of `parent` with the text `doc`; returns its EditorView.
 *
 * onRun()         Shift-Enter, or Ctrl-Enter (Command-Enter on a Mac)
 * onChange(text)  after every change, undo and `view.dispatch` included
 * onLeave()       Escape: give the focus to what follows. Tab indents in here, so this
 *                 is the way out for the keyboard; without it the editor lets go of the
 *                 focus, and the next Tab goes on from there
 * label           the name a screen reader says
 */
export function makeEditor(parent, doc, { onRun, onChange, onLeave, label }) {
  const leave = onLeave ?? ((view) => view.contentDOM.blur());
  return new EditorView({
    parent,
    state: EditorState.create({
      doc,
      extensions: [
        cellKeys(() => onRun(), leave),
        keymap.of([indentWithTab, ...defaultKeymap, ...historyKeymap]),
        history(),
        pythonLanguage, // python() would bring completion with it
        syntaxHighlighting(classHighlighter),
        bracketMatching(),
        indentOnInput(),
        indentUnit.of("    "),
        EditorState.tabSize.of(4),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": label }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange?.(update.state.doc.toString());
        }),
      ],
    }),
  });
}
