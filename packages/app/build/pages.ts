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

  /** The same where the screen is painted: the app comes after the paint. */
  const later = (files: Ahead): string => {
    const [script = '', src = ''] =
      /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(built) ?? []
    return telling(files)
      .replace(
        script.replace('<script type="module"', '<script type="module" fetchpriority="low"'),
        '',
      )
      .replace('<script src="/boot.js"', `<script src="/boot.js" data-app-src="${src}"`)
  }

  return {
    /** A page with its screen in it. */
    screen: (paint: string, files: Ahead): string =>
      later(files).replace('<div id="root"></div>', () => `<div id="root">${paint}</div>`),

    /** A page with its frame in it. */
    frame: (paint: string, files: Ahead): string =>
      telling(files).replace('<div id="root"></div>', () => `<div id="root">${paint}</div>`),

    /** One to be painted later, with the styles among what is `drawn` in it. */
    blank(files: Ahead, drawn: readonly string[]): string {
      const styles = new Set(drawn.filter((file) => file.endsWith('.css')))
      const links = [...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
      return later(files).replace('</head>', () => `${links.join('\n    ')}\n  </head>`)
    },
  }
}
