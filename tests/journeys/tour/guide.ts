import { inspect } from '../checks/inspection.ts'
import { test as base, expect } from '../journey.ts'
import { HistoryPage } from '../pages/history-page.ts'
import { Palette } from '../pages/palette.ts'
import { PointsPage } from '../pages/points-page.ts'
import { PricingPage } from '../pages/pricing-page.ts'
import { ShareDialog } from '../pages/share-dialog.ts'
import { SharePage } from '../pages/share-page.ts'
import { type TourTexts, tourTexts } from './texts.ts'

interface Guide {
  history: HistoryPage
  palette: Palette
  points: PointsPage
  pricing: PricingPage
  share: ShareDialog
  shared: SharePage
  texts: TourTexts
  /** Takes every look at what stands there now; at each width, if none is named. */
  look: (stop: string, ...widths: number[]) => Promise<void>
}

export { expect }

/** A journey that stops to look around. */
export const test = base.extend<Guide>({
  engine: ['researcher', { scope: 'worker' }],
  // What moves would be looked at halfway.
  contextOptions: { reducedMotion: 'reduce' },
  history: async ({ page, words }, use) => use(new HistoryPage(page, words)),
  palette: async ({ page, words }, use) => use(new Palette(page, words)),
  points: async ({ page, words }, use) => use(new PointsPage(page, words)),
  pricing: async ({ page, words }, use) => use(new PricingPage(page, words)),
  share: async ({ page, words }, use) => use(new ShareDialog(page, words)),
  shared: async ({ page, words }, use) => use(new SharePage(page, words)),
  texts: async ({ language }, use) => use(tourTexts[language]),
  look: async ({ page, language }, use) =>
    use((stop, ...widths) => inspect(page, language, stop, ...(widths.length ? [widths] : []))),
})
