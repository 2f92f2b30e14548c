/** How a provider wants to be named wherever its data is shown. */
export interface Attribution {
  readonly name: string
  readonly url: string
  /** The words that it asks for. */
  readonly text: string
}
