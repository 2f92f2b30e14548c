import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { type Language, messages } from '../pages/messages.ts'

const pictures = fileURLToPath(new URL('../../../artifacts/pictures/', import.meta.url))
const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules whose result depends on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']
const THEMES = ['light', 'dark', 'theme-pro'] as const
/** Minified it is less than half of what axe gives by itself, and each page reads it anew. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
/** Replaces it where the page has loaded it already. */
const EMPTY_SCRIPT = ';'
/** On what was not looked at yet. */
const NEW = 'data-inspected-anew'
/** A menu belongs to its button, which is in a landmark. */
const MENU = /^region at .*(?:popper|menuitem)/

declare global {
  interface Window {
    /** The colors in which each element has been looked at, while the light theme was shown. */
    inspected?: WeakMap<Element, string>
  }
}

export const WIDE = 1280
export const NARROW = 375
const HEIGHT = 940

/** A window of this width. */
export const windowOf = (width: number) => ({ width, height: HEIGHT })

/** Looks at a page that no longer moves, in each width; with PICTURES set it keeps a picture of each theme. */
export async function inspect(
  page: Page,
  language: Language,
  stop: string,
  widths: readonly number[] = [WIDE, NARROW],
): Promise<void> {
  const faults = await faultsOf(page, language, widths, async (look) => {
    if (!process.env.PICTURES) return
    const path = `${pictures}${stop}-${language}-${look}.jpg`
    await page.screenshot({ path, quality: 90, animations: 'disabled' })
  })
  expect.soft(faults, `${stop} in ${language}`).toEqual([])
}

/**
 * Accessibility violations, overflow and texts in another language, in each width; in English
 * colors as well, in each theme.
 */
export async function faultsOf(
  page: Page,
  language: Language,
  widths: readonly number[],
  keep: (look: string) => Promise<void> = async () => undefined,
): Promise<readonly string[]> {
  const faults: string[] = []
  const before = page.viewportSize() ?? windowOf(WIDE)
  const shownTheme = await page.locator('html').getAttribute('data-theme')
  // A theme has the same colors in each language.
  const hasColors = language === 'en'
  const themes = hasColors || process.env.PICTURES ? THEMES : THEMES.slice(0, 1)
  for (const width of widths) {
    await showWholly(page, width)
    const beyond = await overflowWidth(page)
    if (beyond > 0) faults.push(`${width}: sticks out by ${beyond} px`)
    for (const word of await foreignTexts(page, language)) faults.push(`${width}: says ${word}`)
    await showTheme(page, THEMES[0])
    const isNew = hasColors && (await markNew(page))
    for (const theme of themes) {
      const look = `${theme}-${width}`
      await showTheme(page, theme)
      await keep(look)
      const isFirst = theme === THEMES[0]
      // Both languages have the same structure: one is held against its rules where it is tightest.
      if (isFirst ? !hasColors && width !== widths.at(-1) : !isNew) continue
      const found = isFirst ? await violations(page, hasColors) : await colorViolations(page)
      faults.push(...found.map((violation) => `${look}: ${violation}`))
    }
  }
  await page.evaluate((mark) => {
    for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark)
  }, NEW)
  await showTheme(page, shownTheme ?? THEMES[0])
  await page.setViewportSize(before)
  return faults
}

/** In a window as high as the page: what has scrolled halfway under a bar is not too small. */
async function showWholly(page: Page, width: number): Promise<void> {
  const window = windowOf(width)
  await page.setViewportSize(window)
  const needed = () =>
    page.evaluate(async () => {
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
      return document.documentElement.scrollHeight
    })
  // What comes into sight is laid out only then, and may be higher than it was thought to be.
  for (let height = await needed(); height > window.height; height = await needed()) {
    window.height = height
    await page.setViewportSize(window)
  }
}

/** Shows a theme at once: what still changes its color would be looked at halfway. */
const showTheme = (page: Page, theme: string) =>
  page.evaluate((shown) => {
    document.documentElement.dataset.theme = shown
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
  }, theme)

const overflowWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Marks what was not shown yet in this document, or in other colors; says whether there is any.
 * The rest has been looked at in each theme.
 */
const markNew = (page: Page) =>
  page.evaluate((mark) => {
    window.inspected ??= new WeakMap()
    const looks = new Map<Element | null, string>()
    for (const each of document.querySelectorAll('body, body *')) {
      const { color, backgroundColor, opacity } = getComputedStyle(each)
      const look = `${looks.get(each.parentElement)}/${color} ${backgroundColor} ${opacity}`
      looks.set(each, look)
      if (!each.checkVisibility()) continue
      each.toggleAttribute(mark, window.inspected.get(each) !== look)
      window.inspected.set(each, look)
    }
    return document.querySelector(`[${mark}]`) !== null
  }, NEW)

/** Breaks of all rules, or of all but those about colors. */
async function violations(page: Page, hasColors: boolean): Promise<readonly string[]> {
  const axe = (await axeFor(page)).withTags(EVERYTHING)
  return faultsFound(hasColors ? axe : axe.disableRules(COLOR_RULES))
}

/** What cannot be read, among what was marked as new. */
async function colorViolations(page: Page): Promise<readonly string[]> {
  return faultsFound((await axeFor(page)).include(`[${NEW}]`).withRules(COLOR_RULES))
}

async function axeFor(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  return (
    new AxeBuilder({ page, axeSource: isThere ? EMPTY_SCRIPT : AXE })
      .setLegacyMode()
      // Passed rules are not reported.
      .options({ resultTypes: ['violations'] })
  )
}

async function faultsFound(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await axe.analyze()
  const obstacles = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  )
  return obstacles.filter((obstacle) => !MENU.test(obstacle))
}

const namespaces = new Set(Object.keys(messages.en).map((id) => id.split('.')[0]))
/** The id of a message, shown in place of its text. */
const UNTRANSLATED = new RegExp(`\\b(?:${[...namespaces].join('|')})\\.[a-z][\\w.-]*`, 'g')
const CHINESE = /\p{Script=Han}+/gu
/** The link to Chinese is written in Chinese. */
const LINK_TO_CHINESE = /切换到中文|中文|中(?!\p{Script=Han})/gu

/** Visible and spoken texts that are untranslated or in the other language. */
export async function foreignTexts(page: Page, language: Language): Promise<readonly string[]> {
  const said = await page.evaluate(() => {
    const labeled = document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')
    // A prerendered page has its frame in both languages, until the app takes its place.
    const named = [...labeled].filter((element) => element.checkVisibility())
    const names = ['aria-label', 'placeholder', 'title', 'alt']
    return [
      document.title,
      document.body.innerText,
      ...named.flatMap((element) => names.map((name) => element.getAttribute(name) ?? '')),
    ].join('\n')
  })
  const wrong = [...said.matchAll(UNTRANSLATED)]
  if (language === 'en') wrong.push(...said.replaceAll(LINK_TO_CHINESE, '').matchAll(CHINESE))
  return wrong.map(([word]) => word)
}
