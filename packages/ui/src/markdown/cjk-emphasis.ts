import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'

/**
 * Reads `**注意：**请看` as people mean it: CommonMark wants a space after the closing marks when
 * punctuation stands before them, and Chinese has none there.
 */
export function cjkEmphasis(this: { data(): object }): void {
  const data: { micromarkExtensions?: unknown[] } = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), cjkFriendlyExtension()]
}
