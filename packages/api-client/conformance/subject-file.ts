import type { leftOut } from './left-out.ts'
import type { Subject } from './subject.ts'

/** What a subject file is given. */
export interface SubjectGiven {
  /** The address of the command line, where the contract's paths begin. */
  readonly api: string
  /** The same that the package exports, for files that import nothing. */
  readonly leftOut: typeof leftOut
}

/** A subject, with what is to be done when all cases have run. */
export interface MadeSubject extends Subject {
  close?(): Promise<void>
}

/** What a subject file exports by default. */
export type SubjectFile = (given: SubjectGiven) => MadeSubject | Promise<MadeSubject>
