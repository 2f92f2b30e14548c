/** What an answer consists of, in the form all writers share; nothing in it needs checking again. */

/** A piece of text in one look; '\n' breaks the line. */
export interface Run {
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
  readonly strike: boolean
  readonly code: boolean
  /** An absolute address that may be followed, or null. */
  readonly link: string | null
  /** The TeX of the formula whose text this is, or null. */
  readonly tex: string | null
}

export const plain: Omit<Run, 'text'> = {
  bold: false,
  italic: false,
  strike: false,
  code: false,
  link: null,
  tex: null,
}

export type Look = typeof plain
export type Cell = readonly Run[]
export type Alignment = 'left' | 'center' | 'right'

export interface Item {
  readonly blocks: readonly Block[]
  /** Null when it is no task. */
  readonly done: boolean | null
}

export interface TableBlock {
  readonly kind: 'table'
  readonly head: readonly Cell[]
  /** Each as long as the head. */
  readonly rows: readonly (readonly Cell[])[]
  readonly alignments: readonly Alignment[]
}

/** A card has none; an empty one would be drawn as a bar. */
export function hasHead({ head }: TableBlock): boolean {
  return head.some((cell) => cell.length > 0)
}

export interface ListBlock {
  readonly kind: 'list'
  /** The first number; null for bullets. */
  readonly start: number | null
  readonly items: readonly Item[]
}

export type Block =
  | {
      readonly kind: 'paragraph'
      readonly runs: readonly Run[]
      /** It names the table that follows. */
      readonly isTitle?: boolean
    }
  | { readonly kind: 'heading'; readonly level: number; readonly runs: readonly Run[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'code'; readonly text: string }
  /** A formula on a line of its own, or on several. */
  | { readonly kind: 'formula'; readonly run: Run }
  | { readonly kind: 'rule' }
  | ListBlock
  | TableBlock

export function paragraph(text: string): Block {
  return { kind: 'paragraph', runs: [{ ...plain, text }] }
}

/** The blocks with a text before that of the first paragraph. */
export function withMark(blocks: readonly Block[], text: string): Block[] {
  const [first, ...others] = blocks
  if (first?.kind !== 'paragraph') return [paragraph(text), ...blocks]
  return [{ kind: 'paragraph', runs: [{ ...plain, text }, ...first.runs] }, ...others]
}
