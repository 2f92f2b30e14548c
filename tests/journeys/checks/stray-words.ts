import type { Page } from '@playwright/test'
import { type Language, words } from '../pages/words.ts'

const rooms = new Set(Object.keys(words.en).map((id) => id.split('.')[0]))
/** What a text is called, where it should say something. */
const UNTRANSLATED = new RegExp(`\\b(?:${[...rooms].join('|')})\\.[a-z][\\w.-]*`, 'g')
const CHINESE = /\p{Script=Han}+/gu
/** What leads to Chinese speaks it. */
const WAY_TO_CHINESE = /切换到中文|中文|中(?!\p{Script=Han})/gu

/** What can be read or is spoken, and belongs to no language or to the other one. */
export async function strayWords(page: Page, language: Language): Promise<readonly string[]> {
  const said = await page.evaluate(() => {
    const labelled = document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')
    // A painted page has its frame in both languages, until the app takes its place.
    const named = [...labelled].filter((element) => element.checkVisibility())
    const names = ['aria-label', 'placeholder', 'title', 'alt']
    return [
      document.title,
      document.body.innerText,
      ...named.flatMap((element) => names.map((name) => element.getAttribute(name) ?? '')),
    ].join('\n')
  })
  const stray = [...said.matchAll(UNTRANSLATED)]
  if (language === 'en') stray.push(...said.replaceAll(WAY_TO_CHINESE, '').matchAll(CHINESE))
  return stray.map(([word]) => word)
}
