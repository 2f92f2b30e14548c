import type { CommandItem } from '@coinquiry/ui/blocks/command-palette'

/** Something the palette can do; its id is also found by who types it, whatever the language. */
export type Action = Pick<CommandItem, 'id' | 'label' | 'keys'> & { readonly onSelect: () => void }

/** The actions in which every word of the query occurs. */
export function matching(actions: readonly Action[], query: string): Action[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return actions.filter(({ id, label }) => {
    const text = `${label} ${id}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
