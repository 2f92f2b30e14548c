/** What a program found in some units of its work. */
export interface Found {
  /** How many units these were. */
  readonly done: number
  /** Added up over all units. */
  readonly counts?: Readonly<Record<string, number>>
  /** The highest of all units is kept. */
  readonly peaks?: Readonly<Record<string, number>>
  /** What should not have been, in words. */
  readonly faults: readonly string[]
}

export interface Sitting extends AsyncDisposable {
  /** Does the next units, at most `left`, when so many are done. */
  next(left: number, done: number): Promise<Found>
}

/** What programs share: the PostgreSQL server of this run. */
export interface Surroundings {
  /** The address of a server whose new databases are migrated. */
  postgresql(): Promise<string>
}

/** Something that is shown by doing it so often that an accident would have been met. */
export interface Program {
  /** What is counted, in the plural. */
  readonly units: string
  /** For each part, such as a database: how many units are the whole, and how many a quick look. */
  readonly parts: Readonly<Record<string, { readonly whole: number; readonly quick: number }>>
  begin(part: string, surroundings: Surroundings): Promise<Sitting>
  /** Why this machine does not allow what it takes; null where it does. */
  refusal?(): string | null
}
