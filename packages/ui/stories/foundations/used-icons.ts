import * as lucide from 'lucide-react'

const sources = import.meta.glob<string>(
  ['../../src/{primitives,blocks,markdown}/**/*.tsx', '!../../src/**/*.stories.tsx'],
  { eager: true, query: '?raw', import: 'default' },
)

interface UsedIcon {
  name: string
  Icon: lucide.LucideIcon
  /** In how many files of the kit. */
  places: number
}

const imported = /import \{([^}]*)\} from 'lucide-react'/g

/** The icons that components import, by name. */
export function usedIcons(): UsedIcon[] {
  const places = new Map<string, number>()
  for (const source of Object.values(sources)) {
    for (const name of namesIn(source)) places.set(name, (places.get(name) ?? 0) + 1)
  }
  const all = new Map<string, unknown>(Object.entries(lucide))
  return [...places]
    .flatMap(([name, count]) => {
      const Icon = all.get(name)
      return isIcon(Icon) ? [{ name, Icon, places: count }] : []
    })
    .sort((one, other) => one.name.localeCompare(other.name))
}

/** Beside the icons, the library exports its tools. */
function isIcon(value: unknown): value is lucide.LucideIcon {
  return typeof value === 'object' && value !== null && '$$typeof' in value
}

function namesIn(source: string): string[] {
  return Array.from(source.matchAll(imported)).flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => name.trim().split(' as ')[0] ?? []),
  )
}
