import { useIntl } from 'react-intl'
import { showToast } from '../../../shell/toasts/toasts.ts'

/** Where a shared topic is read. */
export const shareAddress = (shareToken: string): string => `${location.origin}/share/${shareToken}`

/** X's own page for a new post, with a link in it. */
export const postOnX = (link: string): string =>
  `https://x.com/intent/post?${new URLSearchParams({ url: link })}`

/**
 * Copies a link that may have to be made first, and says so. Asked for at once, because some
 * browsers allow it only within the click. Rejects where there is no clipboard, or no link.
 */
export async function copyLink(link: Promise<string>): Promise<void> {
  const text = link.then((address) => new Blob([address], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
  showToast({ message: 'share.copied' }, 'success')
}

/** Labels of the share dialog; copying the first link publishes the topic, and says so. */
export function useShareLabels(isPublished: boolean) {
  const { formatMessage } = useIntl()
  return {
    title: formatMessage({ id: 'share.title' }),
    close: formatMessage({ id: 'action.close' }),
    public: formatMessage({ id: 'share.public' }),
    publicText: formatMessage({ id: 'share.publicText' }),
    privateText: formatMessage({ id: 'share.privateText' }),
    copy: formatMessage({ id: isPublished ? 'share.copy' : 'share.publishAndCopy' }),
    copied: formatMessage({ id: 'share.copied' }),
    link: formatMessage({ id: 'share.link' }),
    shareOnX: formatMessage({ id: 'share.onX' }),
    signIn: formatMessage({ id: 'share.signIn' }),
  }
}
