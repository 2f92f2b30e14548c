import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { entries } from '../build/entries.ts'

interface Component {
  readonly name: string
  /** What it is written in. */
  readonly file: string
}

/** The components that integrators can import. */
export const components: readonly Component[] = entries
  .filter(({ source }) => source.endsWith('.tsx'))
  .flatMap(({ source }) => [
    ...componentsIn(source),
    ...Array.from(
      readFileSync(source, 'utf8').matchAll(/export (\*|\{[^}]*\}) from '(.*\.tsx)'/g),
    ).flatMap(([, names = '', file = '']) =>
      componentsIn(resolve(dirname(source), file)).filter(
        ({ name }) => names === '*' || new RegExp(`\\b${name}\\b`).test(names),
      ),
    ),
  ])

function componentsIn(file: string): Component[] {
  const written = readFileSync(file, 'utf8').matchAll(/^export function ([A-Z]\w*)/gm)
  return Array.from(written, ([, name = '']) => ({ name, file }))
}
