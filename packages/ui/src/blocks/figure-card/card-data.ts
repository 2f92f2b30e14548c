/** What is known of one thing, as labelled figures and texts. All of it is plain text. */
export interface CardData {
  kind: CardKind
  title: string
  /** What has to be known of all of it, such as that it is an imitation. */
  marks: readonly CardMark[]
  /** Why the reader has to take care. */
  warning?: string | undefined
  items: readonly CardItem[]
  /** Whose figures they are. */
  source?: string | undefined
  /** The number under which the answer cites the source. */
  n?: number | undefined
  /** When the newest figure was current, ISO 8601. */
  at?: string | undefined
}

const kinds = ['asset', 'address', 'transaction', 'token', 'pool'] as const
export type CardKind = (typeof kinds)[number]

export interface CardMark {
  kind: 'stale' | 'spoofed'
  text: string
}

const types = ['figure', 'change', 'exact', 'address', 'time', 'text'] as const

export interface CardItem {
  label: string
  /** A figure as decimal text, a time in ISO 8601; anything else as it is shown. */
  value: string
  unit?: string | undefined
  /** `exact` figures have all their digits; of addresses and hashes the middle is left out. */
  type: (typeof types)[number]
  /** Where they differ from the card's. */
  asOf?: string | undefined
  source?: string | undefined
  note?: string | undefined
  /** The word for it, when the figure was older than its kind allows. */
  stale?: string | undefined
}

const mostItems = 60

/** The card that a block of JSON describes; null for what is none. */
export function readCard(text: string): CardData | null {
  const block = parsed(text)
  const kind = isRecord(block) && kinds.find((each) => each === block.kind)
  if (!isRecord(block) || !kind || !Array.isArray(block.items)) return null
  const items = block.items.map(readItem).filter((item) => item !== null)
  const title = stringOf(block.title)
  if (!title || items.length < block.items.length) return null
  if (items.length === 0 || items.length > mostItems) return null
  const marks = Array.isArray(block.marks) ? block.marks.map(readMark) : []
  return {
    kind,
    title,
    marks: marks.filter((mark) => mark !== null),
    warning: stringOf(block.warning),
    items,
    source: stringOf(block.source),
    n: typeof block.n === 'number' ? block.n : undefined,
    at: stringOf(block.at),
  }
}

function readItem(item: unknown): CardItem | null {
  if (!isRecord(item)) return null
  const [label, value] = [stringOf(item.label), stringOf(item.value)]
  if (!label || !value) return null
  return {
    label,
    value,
    unit: stringOf(item.unit),
    type: types.find((type) => type === item.type) ?? 'text',
    asOf: stringOf(item.as_of),
    source: stringOf(item.source),
    note: stringOf(item.note),
    stale: stringOf(item.stale),
  }
}

function readMark(mark: unknown): CardMark | null {
  if (!isRecord(mark)) return null
  const text = stringOf(mark.text)
  return text ? { kind: mark.kind === 'spoofed' ? 'spoofed' : 'stale', text } : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
