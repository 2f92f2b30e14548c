import type { Case } from '../case.ts'
import type { Contract } from '../contract.ts'
import { badBodies } from './bad-bodies.ts'
import { badTokens } from './bad-tokens.ts'
import { badValues } from './bad-values.ts'
import { pagesAndLanguages } from './pages-and-languages.ts'

/** What the contract itself says that every operation must refuse. */
export function generatedCases(contract: Contract): Case[] {
  return [...contract.operations.values()].flatMap((operation) =>
    [badTokens, badBodies, badValues, pagesAndLanguages].flatMap((of) => of(contract, operation)),
  )
}
