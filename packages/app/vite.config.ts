import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { createLogger, defineConfig } from 'vite'
import { fewerFormats } from './build/fewer-formats.ts'

/** Production messages are compiled, so the parser would be 7 kB of dead weight. */
const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: fileURLToPath(
    import.meta.resolve('@formatjs/icu-messageformat-parser/no-parser.js'),
  ),
}

/** 10 kB that nobody calls; the names of SVG as `property-information` imports them. */
const withoutUncalled = {
  find: /^(?:mdast-util-to-markdown|markdown-table|style-to-object|\.\/lib\/svg\.js)$/,
  replacement: fileURLToPath(new URL('build/uncalled.ts', import.meta.url)),
}

/** The package sets HTML, which the policy of our pages on trusted types refuses. */
const trustedReferences = {
  find: /^decode-named-character-reference$/,
  replacement: fileURLToPath(new URL('build/character-reference.ts', import.meta.url)),
}

/** Every browser that runs the app has it. */
const nativeClone = {
  find: /^@ungap\/structured-clone$/,
  replacement: fileURLToPath(new URL('build/structured-clone.ts', import.meta.url)),
}

/** They stand around answers and copy from them: whoever needs one needs most of them. */
const AROUND_ANSWERS =
  /lucide-react.*\/(?:bookmark|check|chevron-right|pencil|triangle-exclamation-point)\.m?js$|\/use-(?:clean-copy|copied|disabled-focus)\.ts$|\/previous-topic(?:-banner)?\.(?:tsx|module\.css)$|lucide-react.*\/corner-up-left\.m?js$/

/** Whoever reads Markdown loads it together with what else a conversation needs: smaller than several files. */
const ANSWERS =
  /\/(?:answer-view|use-turn-labels|markdown-labels|in-view|conversation|question|sources)\.tsx?$/

/** What is done with a topic in its header, in the drawer and in the history. */
const TOPIC_ACTIONS = /\/(?:use-rename|rename-in-place|use-favorite|listed-topics)\.tsx?$/

/** The drawer's button, and whether it is open. */
const DRAWER = /\/drawer\/drawer(?:-state)?\.tsx?$/

/** What lists of several pages are read by; one part of it is a file of 38 bytes. */
const INFINITE = /\/(?:useInfiniteQuery|infiniteQueryOptions|infiniteQueryObserver)\.js$/

const buildLogger = createLogger('warn')
const { warnOnce } = buildLogger
// Vite gives no file to what a CSS module composes of another one, and blames a plugin for that.
buildLogger.warnOnce = (text, options) => {
  if (!text.includes('did not pass the `from` option')) warnOnce(text, options)
}

const NAME = 'assets/[name]-[hash:7].js'

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Home comes with the entry: it is the first page, and one request less.
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => (routeId === '/' ? [] : undefined),
      },
      quoteStyle: 'single',
    }),
    react(),
    fewerFormats,
  ],
  resolve: {
    conditions: ['coinquiry', 'module', 'browser', 'development|production'],
    alias:
      command === 'build' && !isSsrBuild
        ? [withoutParser, withoutUncalled, trustedReferences, nativeClone]
        : [],
  },
  ssr: { resolve: { conditions: ['coinquiry', 'module', 'node', 'development|production'] } },
  ...(command === 'build' && { logLevel: 'warn', customLogger: buildLogger }),
  build: {
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // One file of what is needed at once: smaller than many.
          output: {
            // The first page names all files that others load, and what is random of a name cannot be
            // compressed: 28 bits tell two releases of a file apart, and are 250 bytes less than 48.
            hashCharacters: 'hex',
            entryFileNames: NAME,
            chunkFileNames: NAME,
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [
                { name: 'app', tags: ['$initial'] },
                { name: 'around-answers', test: AROUND_ANSWERS },
                { name: 'answers', test: ANSWERS },
                { name: 'topic-actions', test: TOPIC_ACTIONS },
                { name: 'drawer', test: DRAWER },
                { name: 'lists', test: INFINITE },
              ],
            },
          },
        },
  },
  // The API, what its server has for programs, and the pages that it writes itself.
  server: {
    proxy: Object.fromEntries(
      ['/api', '/mcp', '/llms.txt', '/checkout', '/plain.css'].map((path) => [
        path,
        process.env.API_ORIGIN ?? 'http://127.0.0.1:3000',
      ]),
    ),
  },
}))
