import { test as base, expect, type Locator } from '@playwright/test'
import type { ModelScript } from '../fakes/model-scripts.ts'
import { newUser, type User } from '../fixtures/users.ts'
import { watch } from './checks/watch.ts'
import { ChatPage } from './pages/chat-page.ts'
import { Drawer } from './pages/drawer.ts'
import { HistoryPage } from './pages/history-page.ts'
import { HomePage } from './pages/home-page.ts'
import { LoginPage } from './pages/login-page.ts'
import { type Language, type Messages, messages } from './pages/messages.ts'
import { Palette } from './pages/palette.ts'
import { PointsPage } from './pages/points-page.ts'
import { CheckoutPage, PricingPage } from './pages/pricing-page.ts'
import { SettingsDialog } from './pages/settings-dialog.ts'
import { ShareDialog, SharePage } from './pages/share-page.ts'
import { SiteHeader } from './pages/site-header.ts'
import { type Engine, type Store, startTestApp, type TestApp } from './test-app/test-app.ts'
import { leavePointer, signInBrowser } from './users/browser.ts'
import { Keyboard } from './users/keyboard.ts'

export { expect }

/** The person at the browser. */
export interface PersonOptions {
  language: Language
  signedIn: boolean
  /** Wants to see movement: answers that type themselves, smooth scrolling, transitions. */
  seesMovement: boolean
  /** Troubles in the console that the journey provokes on purpose. */
  provoked: RegExp | null
}

export interface TestAppOptions {
  engine: Engine
  store: Store
}

/** Gives the app of a kind; the first call in a worker starts it. */
type TestApps = (engine: Engine, store: Store) => Promise<TestApp>

interface Journey {
  user: User
  /** Has the model answer a question so, and the user ask it beside the page; gives the topic. */
  ask: (question: string, script: ModelScript, topicsId?: string) => Promise<string>
  messages: Messages
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
  /** The page of a shared topic. */
  shared: SharePage
  palette: Palette
  drawer: Drawer
  /** The toasts. */
  notes: Locator
  keyboard: Keyboard
}

/** A journey through the app, in a browser of its own, by a new user. */
export const test = base.extend<
  PersonOptions & TestAppOptions & Journey & { testApp: TestApp },
  { testApps: TestApps }
>({
  engine: ['model', { option: true }],
  store: ['postgresql', { option: true }],
  // All kinds in one worker: else each kind would wait for the one before, and start browsers anew.
  testApps: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const started = new Map<string, ReturnType<typeof startTestApp>>()
      await use(async (engine, store) => {
        const kind = `${engine} ${store}`
        const app = started.get(kind) ?? startTestApp(engine, store)
        started.set(kind, app)
        return (await app).testApp
      })
      await Promise.all([...started.values()].map(async (app) => (await app).close()))
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  testApp: [
    async ({ testApps, engine, store }, use) => use(await testApps(engine, store)),
    { timeout: 120_000 },
  ],

  language: ['en', { option: true }],
  signedIn: [true, { option: true }],
  // It is drawn without a graphics card, which costs much, and what stands still is quicker to press.
  seesMovement: [false, { option: true }],
  provoked: [null, { option: true }],
  user: async ({ testApp }, use) => use(await newUser(testApp.server)),
  ask: async ({ testApp, user }, use) =>
    use((question, script, topicsId) => {
      testApp.model.answer(question, script)
      return user.ask(question, topicsId)
    }),
  messages: async ({ language }, use) => use(messages[language]),

  baseURL: async ({ testApp }, use) => use(testApp.address),
  locale: async ({ language }, use) => use({ zh: 'zh-CN', en: 'en-US' }[language]),
  contextOptions: async ({ contextOptions, seesMovement }, use) =>
    use({ ...contextOptions, reducedMotion: seesMovement ? 'no-preference' : 'reduce' }),
  context: async ({ context, testApp, user, signedIn }, use) => {
    if (signedIn) await signInBrowser(context, testApp, user)
    await use(context)
  },
  page: async ({ page }, use) => {
    await leavePointer(page)
    await use(page)
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

  header: async ({ page, messages }, use) => use(new SiteHeader(page, messages)),
  home: async ({ page, messages }, use) => use(new HomePage(page, messages)),
  login: async ({ page, messages }, use) => use(new LoginPage(page, messages)),
  chat: async ({ page, messages }, use) => use(new ChatPage(page, messages)),
  history: async ({ page, messages }, use) => use(new HistoryPage(page, messages)),
  points: async ({ page, messages }, use) => use(new PointsPage(page, messages)),
  pricing: async ({ page, messages }, use) => use(new PricingPage(page, messages)),
  checkout: async ({ page }, use) => use(new CheckoutPage(page)),
  settings: async ({ page, messages }, use) => use(new SettingsDialog(page, messages)),
  share: async ({ page, messages }, use) => use(new ShareDialog(page, messages)),
  shared: async ({ page, messages }, use) => use(new SharePage(page, messages)),
  palette: async ({ page, messages }, use) => use(new Palette(page, messages)),
  drawer: async ({ page, messages }, use) => use(new Drawer(page, messages)),
  notes: async ({ page, messages }, use) =>
    // A dialog that is open hides them from all but the announcer.
    use(page.getByRole('region', { name: messages['toasts.region'], includeHidden: true })),
  keyboard: async ({ page }, use) => use(new Keyboard(page)),
})
