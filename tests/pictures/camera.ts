import type { Browser, Page, ViewportSize } from 'playwright'

export interface View {
  readonly theme: string
  readonly language: string
}

const VIEWPORT: ViewportSize = { width: 1280, height: 800 }
/** In ms; only a story that can't be opened needs so long, however busy the machine is. */
const OPEN_TIMEOUT_MS = 60_000
/** In ms; some stories show an answer that never ends. */
const QUIET_TIMEOUT_MS = 5000
/** Stories write relative times. */
const NOON = new Date('2026-06-01T12:00:00Z')

/** Takes pictures of stories, one after the other. */
export class Camera {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  static async of(browser: Browser): Promise<Camera> {
    const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' })
    await page.clock.setFixedTime(NOON)
    return new Camera(page)
  }

  async photograph(storybook: string, story: string, view: View): Promise<Buffer> {
    const { theme, language } = view
    const globals = `theme:${theme};language:${language};motion:reduced`
    const url = `${storybook}iframe.html?viewMode=story&id=${story}&globals=${globals}`
    await this.#page.setViewportSize(VIEWPORT)
    await this.#open(url)
    const own = await this.#ownViewport()
    if (own) {
      await this.#page.setViewportSize(own)
      await this.#open(url)
    }
    return this.#page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  }

  async #open(url: string): Promise<void> {
    await this.#page.goto(url)
    await this.#page
      .waitForFunction(isPlayed, undefined, { timeout: OPEN_TIMEOUT_MS })
      .catch(() => undefined)
    await this.#page.evaluate(untilQuiet, QUIET_TIMEOUT_MS)
    // What one story stores must not show in the next.
    await this.#page.evaluate(() => localStorage.clear())
  }

  /** The size that a story asks Storybook's toolbar for. */
  async #ownViewport(): Promise<ViewportSize | null> {
    const size = await this.#page.evaluate(() => {
      const story = window.__STORYBOOK_PREVIEW__?.currentRender?.story
      const value = story?.storyGlobals?.viewport?.value
      const styles =
        value === undefined ? null : story?.parameters.viewport?.options?.[value]?.styles
      return styles ? { width: styles.width, height: styles.height } : null
    })
    if (!size) return null
    return {
      width: Number.parseInt(size.width, 10) || VIEWPORT.width,
      height: Number.parseInt(size.height, 10) || VIEWPORT.height,
    }
  }
}

interface Story {
  readonly storyGlobals?: { readonly viewport?: { readonly value?: string } }
  readonly parameters: {
    readonly viewport?: {
      readonly options?: Record<string, { readonly styles: { width: string; height: string } }>
    }
  }
}

declare global {
  interface Window {
    /** Storybook's own, as far as it is used here. */
    __STORYBOOK_PREVIEW__?: {
      readonly currentRender?: { readonly phase?: string; readonly story?: Story }
    }
  }
}

function isPlayed(): boolean {
  const phase = window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''
  return ['completed', 'finished', 'errored', 'aborted'].includes(phase)
}

/** Until fonts and pictures are there and nothing changed for a while. */
async function untilQuiet(timeoutMs: number): Promise<void> {
  const quietMs = 150
  await document.fonts.ready
  await Promise.allSettled([...document.images].map((image) => image.decode()))
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, quietMs)
    setTimeout(resolve, timeoutMs)
    new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(resolve, quietMs)
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}
