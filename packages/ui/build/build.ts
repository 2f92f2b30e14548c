import { mkdir, writeFile } from 'node:fs/promises'
import { build } from 'vite'
import { entries, root } from './entries.ts'
import { flatTheme, styleSheets } from './style-sheets.ts'

const dist = `${root}dist`

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  plugins: [styleSheets()],
  build: {
    outDir: dist,
    target: 'es2022',
    minify: false,
    lib: { entry: entries.map(({ source }) => source), formats: ['es'] },
    rolldownOptions: {
      external: /^[^./]/,
      output: {
        preserveModules: true,
        preserveModulesRoot: `${root}src`,
        entryFileNames: ({ name }) => `${name.replace(/\.module\.css$/, '.classes')}.js`,
        // Components have state or take callbacks, so they are client components.
        // Labels are plain data, for a server to read as well.
        banner: ({ isEntry, name }) =>
          isEntry && !name.startsWith('labels/') ? "'use client'" : '',
      },
    },
  },
})
await writeFile(`${dist}/no-styles.js`, 'export {}\n')

await mkdir(`${dist}/theme`)
await writeFile(`${dist}/theme.css`, await flatTheme(`${root}src/theme/theme.css`))
for (const part of ['base', 'light', 'dark', 'pro']) {
  await writeFile(`${dist}/theme/${part}.css`, await flatTheme(`${root}src/theme/${part}.css`))
}
