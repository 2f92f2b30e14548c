/** Why a change breaks a client, and what to do instead. */
const REASONS = {
  gone: {
    why: 'clients that use it find nothing any more',
    instead: 'keep it, and put what is new beside it',
  },
  renamed: {
    why: 'clients are built on what it was',
    instead: 'keep it, and put what is new beside it',
  },
  demanded: {
    why: 'clients of the release do not send it',
    instead: 'make it optional; without it, do what was done before',
  },
  refused: {
    why: 'clients may send what is now refused',
    instead: 'take all that was taken; a stricter rule needs a property or an operation of its own',
  },
  unsure: {
    why: 'clients may leave it out',
    instead: 'keep sending it always',
  },
  strange: {
    why: 'clients were told that no such value comes',
    instead: 'keep these values; put others into a new property, event or operation',
  },
  closed: {
    why: 'the lists of error keys are closed, and clients decide by them',
    instead: 'refuse with a key that is listed here, or in a new operation',
  },
  unmarked: {
    why: 'clients of the release pass over an event that they do not know',
    instead: 'mark it `x-extension: true`, if that does no harm; else send what they know',
  },
} as const

export type Reason = keyof typeof REASONS

/** A change of the contract that breaks a client of the release. */
export interface Break {
  /** The operation and its part, such as `POST /ask, 200 text/event-stream`. */
  readonly at: string
  /** The way to the value in there, such as `close.response`; empty for the part itself. */
  readonly within: string
  readonly what: string
  readonly reason: Reason
}

const PLACES_NAMED = 3

/** A message for each break; what many operations share is told once. */
export function messagesOf(breaks: readonly Break[]): string[] {
  const groups = Map.groupBy(breaks, ({ within, what, reason }) =>
    JSON.stringify([within, what, reason]),
  )
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const places = [...new Set([first, ...others].map(({ at }) => at))]
    const named = places.slice(0, PLACES_NAMED).join('; ')
    const more = places.length > PLACES_NAMED ? `; and ${places.length - PLACES_NAMED} more` : ''
    const { why, instead } = REASONS[first.reason]
    const way = first.within && `, \`${first.within}\``
    return [`${named}${more}${way}: ${first.what}; ${why}. Instead: ${instead}.`]
  })
}
