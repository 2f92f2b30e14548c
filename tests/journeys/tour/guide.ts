import { inspect } from '../checks/inspection.ts'
import { test as base, expect } from '../journey.ts'
import { type Texts, textsIn } from '../test-app/texts.ts'

interface Guide {
  texts: Texts
  /** Takes every look at what stands there now; at each width, if none is named. */
  look: (stop: string, ...widths: number[]) => Promise<void>
}

export { expect }

/** A journey that stops to look around. */
export const test = base.extend<Guide>({
  engine: ['researcher', { scope: 'worker' }],
  // What moves would be looked at halfway.
  contextOptions: { reducedMotion: 'reduce' },
  texts: async ({ language }, use) => use(textsIn[language]),
  look: async ({ page, language }, use) =>
    use((stop, ...widths) => inspect(page, language, stop, ...(widths.length ? [widths] : []))),
})
