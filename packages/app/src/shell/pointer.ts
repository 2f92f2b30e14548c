/**
 * Whether a field may take the focus on its own: on a phone the keyboard would cover the page.
 * Never where a page is rendered.
 */
export const hasFinePointer = (): boolean =>
  globalThis.matchMedia?.('(pointer: fine)').matches ?? false
