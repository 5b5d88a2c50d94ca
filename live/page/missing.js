// Says in one line what is missing where the live layer of a page has not started. A classic
// script: it runs where no module does.
(() => {
  const settings = document.getElementById("live-cells");
  let fault; // the error of a script of the page's own

  window.addEventListener("error", (event) => {
    if (event.message) fault ??= event.message;
  });
  window.addEventListener("load", () => {
    if (settings && !settings.dataset.started) say(reason());
  });

  function reason() {
    if (location.protocol === "file:") {
      return "the page was opened as a file, and needs a web server; one of this machine will do";
    }
    if (!("noModule" in HTMLScriptElement.prototype)) return "this browser is too old";
    if (!navigator.onLine) return "there is no network, and its scripts were not kept";
    if (fault) return `its script failed (${fault})`;
    return "its script live.js did not come as text/javascript; reload the page";
  }

  function say(text) {
    const { title } = JSON.parse(settings.textContent).selectors;
    const line = document.createElement("p");
    line.className = "live-page-bar";
    line.textContent = `The cells and forms of this page cannot run here: ${text}.`;
    (document.querySelector(title) || document.querySelector("h1")).after(line);
  }
})();
