import { plainMarkdown, richText } from '@coinquiry/ui/markdown'
import type { Source } from '../../data/topics.ts'
import { showToast } from '../../shell/toasts/toasts.ts'

/** Copies and shows a toast. Rejects where the browser has or allows no clipboard. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
  showToast({ message: 'chat.copied' }, 'success')
}

/**
 * Copies an answer: as it is drawn for programs that know rich text, and as markdown. Rejects where
 * the browser has or allows no clipboard.
 */
export async function copyAnswer(
  content: Element | null,
  text: string,
  sources: readonly Source[],
): Promise<void> {
  const written = answerMarkdown(text, sources)
  const markdown = plainMarkdown(written).catch(() => written)
  if (!content || typeof ClipboardItem === 'undefined') return copyText(await markdown)
  const blobOf = (text: string, type: string) => new Blob([text], { type })
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        // Still on their way: Safari wants to be asked at once.
        'text/plain': markdown.then((text) => blobOf(text, 'text/plain')),
        'text/html': richText(content).then((text) => blobOf(text, 'text/html')),
      }),
    ])
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') throw error
    return copyText(await markdown)
  }
  showToast({ message: 'chat.copied' }, 'success')
}

/** An answer to take along: its markdown, with the addresses that its citations lead to. */
export function answerMarkdown(text: string, sources: readonly Source[]): string {
  if (sources.length === 0) return text
  const definitions = sources.map(
    ({ index, url, title }) => `[${index}]: <${url}> "${title.replaceAll(/["\\\n]/g, ' ')}"`,
  )
  return `${text.trimEnd()}\n\n${definitions.join('\n')}\n`
}
