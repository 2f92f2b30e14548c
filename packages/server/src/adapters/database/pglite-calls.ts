/** What the main thread asks of the thread that runs the embedded engine. */
export interface Call {
  readonly id: number
  /** null closes the engine. */
  readonly sql: string | null
  readonly parameters: readonly unknown[]
}

export interface Result {
  readonly rows: unknown[]
  readonly fields: { dataTypeID: number; name: string }[]
  readonly affectedRows?: number | undefined
  /** The command tag: a COMMIT of a failed transaction says ROLLBACK. */
  readonly command?: string | undefined
}

export type Answer =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly failure: { readonly message: string } }
