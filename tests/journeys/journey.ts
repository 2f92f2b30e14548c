import { test as base, expect, type Locator } from '@playwright/test'
import { watch } from './checks/watch.ts'
import { type Engine, type House, openHouse } from './house/house.ts'
import { ChatPage } from './pages/chat-page.ts'
import { CheckoutPage } from './pages/checkout-page.ts'
import { HistoryPage } from './pages/history-page.ts'
import { HomePage } from './pages/home-page.ts'
import { LoginPage } from './pages/login-page.ts'
import { Palette } from './pages/palette.ts'
import { PointsPage } from './pages/points-page.ts'
import { PricingPage } from './pages/pricing-page.ts'
import { SettingsDialog } from './pages/settings-dialog.ts'
import { ShareDialog } from './pages/share-dialog.ts'
import { SharePage } from './pages/share-page.ts'
import { SiteHeader } from './pages/site-header.ts'
import { type Language, type Words, words } from './pages/words.ts'
import { browserState } from './people/browser-state.ts'
import { Keys } from './people/keys.ts'
import { newPerson, type Person } from './people/person.ts'

export { expect }

/** Who sits in front of the browser. */
export interface Reader {
  language: Language
  signedIn: boolean
  /** Troubles in the console that the journey provokes on purpose. */
  provoked: RegExp | null
}

export interface HouseOptions {
  engine: Engine
}

interface Journey {
  person: Person
  words: Words
  quiet: undefined
  header: SiteHeader
  home: HomePage
  login: LoginPage
  chat: ChatPage
  history: HistoryPage
  points: PointsPage
  pricing: PricingPage
  checkout: CheckoutPage
  settings: SettingsDialog
  share: ShareDialog
  /** What somebody has shared, on its own page. */
  shared: SharePage
  palette: Palette
  /** What is said in passing. */
  notes: Locator
  keys: Keys
}

/** A journey through the app, in a browser of its own, by a person nobody else knows. */
export const test = base.extend<Reader & Journey, HouseOptions & { house: House }>({
  engine: ['model', { option: true, scope: 'worker' }],
  house: [
    async ({ engine }, use) => {
      const { house, close } = await openHouse(engine)
      await use(house)
      await close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  language: ['en', { option: true }],
  signedIn: [true, { option: true }],
  provoked: [null, { option: true }],
  person: async ({ house }, use) => use(await newPerson(house)),
  words: async ({ language }, use) => use(words[language]),

  baseURL: async ({ house }, use) => use(house.address),
  locale: async ({ language }, use) => use({ zh: 'zh-CN', en: 'en-US' }[language]),
  storageState: async ({ house, person, signedIn }, use) => {
    await use(browserState(house, signedIn ? person : undefined))
  },
  quiet: [
    async ({ browser, provoked }, use) => {
      const watched = watch(browser)
      await use(undefined)
      watched.end()
      expect(watched.troubles(provoked)).toEqual([])
    },
    { auto: true },
  ],

  header: async ({ page, words }, use) => use(new SiteHeader(page, words)),
  home: async ({ page, words }, use) => use(new HomePage(page, words)),
  login: async ({ page, words }, use) => use(new LoginPage(page, words)),
  chat: async ({ page, words }, use) => use(new ChatPage(page, words)),
  history: async ({ page, words }, use) => use(new HistoryPage(page, words)),
  points: async ({ page, words }, use) => use(new PointsPage(page, words)),
  pricing: async ({ page, words }, use) => use(new PricingPage(page, words)),
  checkout: async ({ page }, use) => use(new CheckoutPage(page)),
  settings: async ({ page, words }, use) => use(new SettingsDialog(page, words)),
  share: async ({ page, words }, use) => use(new ShareDialog(page, words)),
  shared: async ({ page, words }, use) => use(new SharePage(page, words)),
  palette: async ({ page, words }, use) => use(new Palette(page, words)),
  notes: async ({ page, words }, use) =>
    // A dialog that is open hides them from all but the announcer.
    use(page.getByRole('region', { name: words['toasts.region'], includeHidden: true })),
  keys: async ({ page }, use) => use(new Keys(page)),
})
