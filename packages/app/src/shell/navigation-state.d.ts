import '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The question that Home hands to a new chat. */
    fromHome?: boolean
    question?: string
    deepThinking?: boolean
    textSearch?: boolean
    /** The topic that goes on from the shared one below which it is being answered. */
    continuedAs?: string
    /** Where to return after the login. */
    from?: string
  }
}
