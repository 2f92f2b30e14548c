/** The style of the API reference; it stands in the page, which the policy allows by its hash. */
export const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif;
  --page: #faf8f3; --sunk: #f1ede4; --ink: #1a2437; --soft: #465066; --line: #e3ddd0; --accent: #1f4180; }
@media (prefers-color-scheme: dark) { :root {
  --page: #151617; --sunk: #24272a; --ink: #ebe8e2; --soft: #bbb9b3; --line: #303336; --accent: #abc3ef; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); overflow-wrap: anywhere; }
a { color: var(--accent); }
.skip:not(:focus) { position: absolute; inset-inline-start: -999rem; }
nav { padding: 1rem; border-block-end: 1px solid var(--line); font-size: 0.9375rem; }
nav ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
nav ul ul { display: none; }
nav a { display: block; padding-block: 0.25rem; text-decoration: none; }
main { padding: 1rem; max-inline-size: 52rem; }
@media (min-width: 60rem) {
  body { display: grid; grid-template-columns: 18rem minmax(0, 1fr); }
  nav { position: sticky; inset-block-start: 0; block-size: 100vh; overflow-y: auto;
    border-block-end: 0; border-inline-end: 1px solid var(--line); }
  nav ul { display: block; }
  nav ul ul { display: block; margin: 0 0 0.75rem 0.75rem; }
  nav > ul > li > a { font-weight: 600; }
  main { padding: 2rem 3rem; }
}
h1, h2 { font-family: Georgia, serif; font-weight: 500; line-height: 1.25; }
h1 small { color: var(--soft); font-size: 1rem; }
h2 { margin-block: 3rem 1rem; font-size: 1.625rem; }
h3 { margin-block: 0 0.5rem; font-size: 1.1875rem; line-height: 1.35; }
h4, h5, h6 { margin-block: 1.25rem 0.5rem; font-size: 1rem; }
article { margin-block: 1.5rem; padding-block: 1.5rem 0; border-block-start: 1px solid var(--line); scroll-margin-block: 0.5rem; }
:target > :is(h2, h3) { background: var(--sunk); }
code { font: 0.875em/1.5 ui-monospace, Menlo, Consolas, monospace; background: var(--sunk); padding: 0.1em 0.3em; border-radius: 0.25rem; }
.call code { display: inline-block; padding: 0.375rem 0.625rem; }
pre { margin: 0; padding: 0.75rem 1rem; inline-size: max-content; min-inline-size: 100%; background: var(--sunk); }
pre code { padding: 0; background: none; }
.scroll { overflow-x: auto; margin-block: 0.75rem; }
table { border-collapse: collapse; font-size: 0.9375rem; min-inline-size: 32rem; overflow-wrap: normal; }
th, td { padding: 0.375rem 0.75rem; border: 1px solid var(--line); text-align: start; vertical-align: top; }
dl { margin-block: 0.5rem; }
dt { margin-block-start: 0.625rem; }
dd { margin-inline: 1rem 0; }
dd p { margin-block: 0.25rem; }
dt > code:first-child { font-weight: 600; }
.type, .mark { color: var(--soft); font-size: 0.9375rem; }
.mark::before { content: "· "; }
.extension { font-style: italic; }
summary { inline-size: fit-content; padding-block: 0.25rem; color: var(--accent); cursor: pointer; }
`
