import type { CommandItem } from '@coinquiry/ui/blocks/command-palette'

/** Something the palette can do; a query also matches its id, in any language. */
export type Action = Pick<CommandItem, 'id' | 'label' | 'keys'> & { readonly onSelect: () => void }

/** The actions that have a word beginning with each word of the query, or, in Chinese, holding it. */
export function matchingActions(actions: readonly Action[], query: string): Action[] {
  const sought = wordsOf(query)
  return actions.filter(({ id, label }) => {
    const words = wordsOf(`${label} ${id}`)
    return sought.every((part) =>
      words.some((word) => (isLatin(part) ? word.startsWith(part) : word.includes(part))),
    )
  })
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Only where there are spaces does a word tell where it begins. */
const isLatin = (word: string): boolean => /^[a-z0-9]/.test(word)
