import type { CDPSession, Page } from '@playwright/test'

/** The keyboard as an input method uses it: what is composed stands in the field, but isn't meant yet. */
export class InputMethod {
  readonly #keyboard: CDPSession

  private constructor(keyboard: CDPSession) {
    this.#keyboard = keyboard
  }

  static async at(page: Page): Promise<InputMethod> {
    return new InputMethod(await page.context().newCDPSession(page))
  }

  async compose(text: string): Promise<void> {
    const { length } = text
    await this.#keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: length,
      selectionEnd: length,
    })
  }

  /** Enter as a browser reports it while an input method holds the keyboard. */
  async enter(): Promise<void> {
    const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
    await this.#keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
    await this.#keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  }

  /** Ends the composition by what is meant. */
  async commit(text: string): Promise<void> {
    await this.#keyboard.send('Input.insertText', { text })
  }
}

/** Drags the page down by a finger, to see what is above. */
export async function drawDown(page: Page): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: 300, y: 200 }],
  })
  for (let y = 220; y <= 500; y += 20)
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: 300, y }],
    })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
