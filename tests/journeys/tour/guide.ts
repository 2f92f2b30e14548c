import { inspectInBoth, type Sight } from '../checks/languages.ts'
import { test as base, expect } from '../journey.ts'
import { HomePage } from '../pages/home-page.ts'
import { type Language, messages } from '../pages/messages.ts'
import { type Texts, textsIn } from '../test-app/texts.ts'

interface Guide {
  texts: Texts
  /** Inspects the page where it shows this, in both languages, at the given widths or at each. */
  look: (stop: string, sight: Sight, ...widths: number[]) => Promise<void>
  /** That all topics of Home are there: each language has its own. */
  hotTopics: (language: Language) => Promise<void>
}

export { expect }

/** A journey that goes through the app in English, and inspects pages on its way. */
export const test = base.extend<Guide>({
  engine: 'researcher',
  texts: async ({ language }, use) => use(textsIn[language]),
  look: async ({ page }, use, info) => {
    // Its many looks take a busy machine longer than other journeys.
    info.setTimeout(180_000)
    await use((stop, sight, ...widths) =>
      inspectInBoth(page, stop, sight, widths.length > 0 ? widths : undefined),
    )
  },
  hotTopics: async ({ page }, use) =>
    use((shown) => expect(new HomePage(page, messages[shown]).hotTopics).toHaveCount(6)),
})
