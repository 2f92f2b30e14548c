/** What each of them tries to do: leave a trace in the page, or call a host that is not ours. */
const RUN = 'window.trace=1'
const AWAY = 'https://elsewhere.invalid/x'

/** Elements that run something as soon as they are in a page. */
const elements = [
  `<script>${RUN}</script>`,
  `<script src=${AWAY}></script>`,
  `<ScRiPt >${RUN}</sCrIpT >`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<img src=x onerror=${RUN}>`,
  `<img src="x" OnErRoR="${RUN}" >`,
  `<img/src=x/onerror=${RUN}//`,
  `<img src=x onerror&#61;${RUN}>`,
  `<img src=${AWAY}>`,
  `<svg onload=${RUN}>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text>x</text></a></svg>`,
  `<svg><use href="${AWAY}#x"></use></svg>`,
  `<math><mtext><img src=x onerror=${RUN}></mtext></math>`,
  `<math><a xlink:href="javascript:${RUN}">x</a></math>`,
  `<iframe srcdoc="<script>parent.trace=1</script>"></iframe>`,
  `<iframe src="javascript:parent.trace=1"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="${AWAY}">`,
  `<video autoplay src=x onerror=${RUN}></video>`,
  `<audio src=x onerror=${RUN}></audio>`,
  `<details open ontoggle=${RUN}>x</details>`,
  `<input autofocus onfocus=${RUN}>`,
  `<body onload=${RUN}>`,
  `<style>@import "${AWAY}";</style>`,
  `<link rel=stylesheet href=${AWAY}>`,
  `<base href="https://elsewhere.invalid/">`,
  `<meta http-equiv=refresh content="0;url=${AWAY}">`,
  `<form action=${AWAY}><button autofocus>x</button></form>`,
  `<div style="background:url(${AWAY})">x</div>`,
  `<template><img src=x onerror=${RUN}></template>`,
]

/** What has to be left before an element counts. */
const ways = [
  (inner: string) => inner,
  (inner: string) => `"'>${inner}`,
  (inner: string) => `</title></textarea></style></noscript>${inner}`,
  (inner: string) => `| a | b |\n|---|---|\n| ${inner} | x |`,
  (inner: string) => `# ${inner}\n\n> - ${inner}`,
]

/** Addresses that must not be followed. */
const addresses = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `javascript&colon;${RUN}`,
  `java&Tab;script:${RUN}`,
  `&#1;javascript:${RUN}`,
  `javascript://elsewhere.invalid/%0a${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=',
  'file:///etc/passwd',
  'blob:https://elsewhere.invalid/x',
]

const links = [
  (address: string) => `[x](<${address}>)`,
  (address: string) => `![x](<${address}>)`,
  (address: string) => `[x][a]\n\n[a]: <${address}> "t"`,
  (address: string) => `<a href="${address}">x</a>`,
]

/** Ends of what a text may be put into. */
const endings = [
  `</script><script>${RUN}</script>`,
  `<!--<script>${RUN}</script>`,
  `--><script>${RUN}</script>`,
  `]]><script>${RUN}</script>`,
  `\u2028${RUN}\u2029`,
  `";${RUN};"`,
  `';${RUN};'`,
  `\`;${RUN};\``,
  `\\";${RUN};//`,
  '{{constructor.constructor("window.trace=1")()}}',
  `\${${RUN}}`,
  `<%= ${RUN} %>`,
  '__proto__',
  'constructor',
  'undefined',
]

/** Formulas that a reader of formulas might carry out. */
const formulas = [
  `\\(\\href{javascript:${RUN}}{x}\\)`,
  `$$\\url{javascript:${RUN}}$$`,
  `\\[\\includegraphics{${AWAY}}\\]`,
  `$$\\htmlData{onclick=${RUN}}{x}$$`,
  `$$\\text{<img src=x onerror=${RUN}>}$$`,
  '$$\\def\\a{\\a\\a}\\a$$',
  `$$${'{'.repeat(300)}$$`,
]

/** What breaks a file, a mail or a line of text rather than a page. */
const framing = [
  'x\r\nBcc: someone@elsewhere.invalid',
  'x\r\nContent-Type: text/html\r\n\r\n<b>x</b>',
  'x\nSet-Cookie: a=b',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'CON',
  'a/b\\c:d*e?f"g<h>i|j',
  `=HYPERLINK("${AWAY}","x")`,
  "+cmd|' /C calc'!A0",
  '@SUM(1+1)',
  `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>`,
  ']]>&amp;&#0;',
  '_x0000__x003C_',
  ') Tj ET (',
  "'; drop table users; --",
  '%00%0d%0a',
  '%s%s%n',
]

/** Characters that are seldom meant well. */
const characters = [
  'a\0b',
  '\u202Egnp.exe',
  'a\u200Bb\u200Dc\uFEFFd',
  '\uD800 alone',
  'alone \uDFFF',
  '\uFF1Cscript\uFF1Ewindow.trace=1\uFF1C/script\uFF1E',
  `e${'\u0301'.repeat(500)}`,
  '\u0007\u0008\u000B\u001B[31m',
  '👩‍👩‍👧‍👦'.repeat(50),
  '\u{E0041}\u{E0042}',
  'ﷺ'.repeat(80),
  '\uFFFE\uFFFF',
]

/** Shapes that take a bad reader long. */
const shapes = [
  '['.repeat(500),
  '>'.repeat(500),
  '`'.repeat(501),
  '*a_'.repeat(300),
  `${'- '.repeat(120)}x`,
  `${'<b>'.repeat(300)}x`,
  '[a]: x\n'.repeat(100),
  `|${'a|'.repeat(200)}\n|${'-|'.repeat(200)}`,
  '&'.repeat(500),
  '!'.repeat(500) + '['.repeat(100),
]

/** Texts that somebody might send to do harm with. */
export const HOSTILE: readonly string[] = [
  ...elements.flatMap((element) => ways.map((way) => way(element))),
  ...addresses.flatMap((address) => links.map((link) => link(address))),
  ...endings,
  ...formulas,
  ...framing,
  ...characters,
  ...shapes,
]
