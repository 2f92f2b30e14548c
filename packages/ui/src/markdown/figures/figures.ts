/** A range of the stored text, in code points. */
export interface TextRange {
  start: number
  /** The place after its last code point. */
  end: number
}

/** A number with what is known of it. */
export interface FigureValue {
  /** Decimal text without separators. */
  value: string
  /** A currency or asset, `%`, a word, or `''`. */
  unit: string
  /** When it held. */
  time: Date
  /** Who gave it, and a page on which it can be checked. */
  source: { name: string; url: string | null }
}

/** A number of an answer's text of which it is known where it comes from. */
export interface AnswerFigure extends TextRange, FigureValue {
  /** Worked out from its inputs, not read. */
  isComputed: boolean
  /** For how long it counts as current, in ms; without it for ever. */
  currentFor?: number | undefined
  formula?: string | undefined
  inputs?: readonly (FigureValue & { name: string })[] | undefined
}

export interface FigureLabels {
  /** Of numbers and times. */
  locale: string
  /** Spoken with a number that has a source. */
  read: string
  /** Spoken with a number that was computed. */
  computed: string
  /** Spoken with a number that may be out of date, and shown in its card. */
  stale: string
  /** Spoken with a number that nobody backs, and the heading of its card. */
  unfound: string
  /** What that means. */
  unfoundMeaning: string
  /** Spoken with a citation whose source does not say what it is cited for. */
  unsupported: string
  /** Stand before what the card says. */
  source: string
  time: string
  formula: string
  inputs: string
}

/** What is known of the numbers in an answer's text, and the words that say so. */
export interface AnswerFigures {
  figures: readonly AnswerFigure[]
  /** Where the numbers stand that nobody backs. */
  unfound: readonly TextRange[]
  /** Where the citations stand whose source does not say what they are cited for. */
  unsupported?: readonly TextRange[] | undefined
  labels: FigureLabels
}
