import type { Ahead } from './ahead.ts'

/** The pages that can be made of the one that Vite has built. */
export function pagesIn(built: string) {
  /** With what `boot.js` is told to fetch. */
  const telling = (files: Ahead): string =>
    built
      .replace(
        '<script src="/boot.js">',
        `<script src="/boot.js" data-ahead='${JSON.stringify(files)}'>`,
      )
      // What is painted needs the styles first; the app may come after them.
      .replace('<script type="module"', '<script type="module" fetchpriority="low"')

  return {
    /** A page with a paint in it. */
    painted: (paint: string, files: Ahead): string =>
      telling(files).replace('<div id="root"></div>', () => `<div id="root">${paint}</div>`),

    /** One to be painted later, with the styles among what is `drawn` in it. */
    blank(files: Ahead, drawn: readonly string[]): string {
      const styles = new Set(drawn.filter((file) => file.endsWith('.css')))
      const links = [...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
      return telling(files).replace('</head>', () => `${links.join('\n    ')}\n  </head>`)
    },
  }
}
