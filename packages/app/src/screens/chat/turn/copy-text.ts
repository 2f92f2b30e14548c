import { showToast } from '../../../shell/toasts/toasts.ts'

/** Copies and says so. Rejects where the browser has or allows no clipboard. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
  showToast({ message: 'chat.copied' }, 'success')
}
