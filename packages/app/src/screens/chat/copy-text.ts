import type { Source } from '../../data/topics.ts'
import { showToast } from '../../shell/toasts/toasts.ts'

/** Copies and shows a toast. Rejects where the browser has or allows no clipboard. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
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
