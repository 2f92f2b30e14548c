import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** A component of the kit, and where it is shown. */
export interface Part {
  readonly name: string
  readonly group: 'primitives' | 'blocks' | 'markdown'
  /** What it is, in the words of its documentation. */
  readonly sentence: string
  /** A story that shows it. */
  readonly story: ShownStory
}

export interface ShownStory {
  readonly id: string
  /** The file it stands in, as this folder sees it, and its name there. */
  readonly path: string
  readonly exported: string
  /** It lies over the page, so that it needs a page of its own. */
  readonly isLayer: boolean
}

interface StoryFile {
  /** The components it documents. */
  readonly names: readonly string[]
  readonly title: string
  readonly story: ShownStory
}

/** Stories in which there is little to be seen. */
const atRest = /^(?:Closed|Connecting|Decoration|Disabled|First|Loading|None|Unchanged|Waiting)$/

const documented = /documented\((\w+),|component: (\w+)\b|subcomponents: \{([^}]*)\}/g
const component = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport function ([A-Z]\w*)/g

const sources = import.meta.glob<string>(
  ['../../src/{primitives,blocks}/**/*.tsx', '../../src/markdown/markdown{,.stories}.tsx'],
  { eager: true, query: '?raw', import: 'default' },
)
const files = Object.entries(sources)
const isStories = ([path]: [string, string]) => path.endsWith('.stories.tsx')

const stories = files
  .filter(isStories)
  .map(storyFile)
  // Of several about one component, the general one.
  .sort((one, other) => one.title.length - other.title.length)

/** Every component of the kit that is documented, by name. */
export const parts: readonly Part[] = files
  .filter((file) => !isStories(file))
  .flatMap(([path, source]) =>
    Array.from(source.matchAll(component)).flatMap(([, comment = '', name = '']) => {
      const story = stories.find(({ names }) => names.includes(name))?.story
      return story ? [{ name, group: groupOf(path), sentence: firstSentence(comment), story }] : []
    }),
  )
  .sort((one, other) => one.name.localeCompare(other.name))

function storyFile([path, source]: [string, string]): StoryFile {
  const [, title = ''] = /title: '([^']+)'/.exec(source) ?? []
  const exported = Array.from(
    source.matchAll(/^export const (\w+) = meta\.story/gm),
    ([, name = '']) => name,
  )
  const shown = exported.find((name) => !atRest.test(name)) ?? exported[0] ?? ''
  const names = Array.from(source.matchAll(documented)).flatMap(
    ([, wrapped, own, others]) => (wrapped ?? own ?? others ?? '').match(/\w+/g) ?? [],
  )
  const id = toId(title, storyNameFromExport(shown))
  return {
    names,
    title,
    story: { id, path, exported: shown, isLayer: /inline: false/.test(source) },
  }
}

function groupOf(path: string): Part['group'] {
  const [, group] = /\/(primitives|blocks|markdown)\//.exec(path) ?? []
  return group as Part['group']
}

function firstSentence(comment: string): string {
  const text = comment.replaceAll(/\s*\n\s*\* ?/g, ' ').trim()
  return text.split(/(?<=\.)\s/)[0] ?? text
}
