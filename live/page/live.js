// Makes the code cells and the forms of a page run. Loaded on pages that have some.
import { startForms } from "./forms.js";
import { Page } from "./page.js";

const settings = document.getElementById("live-cells");
startForms(new Page(JSON.parse(settings.textContent)));
settings.dataset.started = "true"; // else missing.js says what is missing
