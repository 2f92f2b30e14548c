import { expect, type Locator, type Page } from '@playwright/test'

/** Somebody who has a keyboard and no pointer, and sees where the focus is. */
export class Keyboard {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Goes there by Tab alone. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeEnabled()
    for (let presses = 0; presses < 100; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) {
        return expect(() => this.seesFocus()).toPass()
      }
      await this.press('Tab')
    }
    throw new Error(`100 times Tab do not lead to ${target}`)
  }

  /** Goes there and presses Enter. */
  async use(target: Locator): Promise<void> {
    await this.reach(target)
    await this.press('Enter')
  }

  /** Goes there and writes, in place of what stands there. */
  async write(target: Locator, text: string): Promise<void> {
    await this.reach(target)
    await this.press('ControlOrMeta+a')
    await this.#page.keyboard.type(text)
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key)
  }

  /** Expects an outline around the focused element, or around what is drawn in its place. */
  async seesFocus(): Promise<void> {
    const isSeen = await this.#page.locator(':focus').evaluate((focused) => {
      const frames = [focused, focused.parentElement, focused.closest('form, label')]
      const around = [...frames, ...(focused.parentElement?.querySelectorAll('*') ?? [])]
      const styles = around.flatMap((element) =>
        element ? [getComputedStyle(element), getComputedStyle(element, '::after')] : [],
      )
      return styles.some((style) => style.outlineStyle !== 'none' && style.outlineWidth !== '0px')
    })
    expect(isSeen).toBe(true)
  }

  /** Leaves a dialog by Escape, once the focus is within. */
  async leave(dialog: Locator): Promise<void> {
    const isWithin = () => dialog.evaluate((panel) => panel.contains(document.activeElement))
    await expect.poll(isWithin).toBe(true)
    await this.press('Escape')
    await expect(dialog).toBeHidden()
  }

  /** Expects the focus on an element of the page, so that Tab goes on from there. */
  async isSomewhere(): Promise<void> {
    await expect(this.#page.locator(':focus')).toHaveCount(1)
  }
}
