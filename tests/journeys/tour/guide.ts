import { inspect } from '../checks/inspection.ts'
import { test as base, expect } from '../journey.ts'
import { type Texts, textsIn } from '../test-app/texts.ts'

interface Guide {
  texts: Texts
  /** Inspects the page, at the given widths or at each. */
  look: (stop: string, ...widths: number[]) => Promise<void>
}

export { expect }

/** A journey that inspects pages on its way. */
export const test = base.extend<Guide>({
  engine: 'researcher',
  texts: async ({ language }, use) => use(textsIn[language]),
  look: async ({ page, language }, use) =>
    use((stop, ...widths) => inspect(page, language, stop, ...(widths.length ? [widths] : []))),
})
