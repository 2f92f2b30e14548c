import { useIntl } from 'react-intl'

/** Where a shared topic is read. */
export const shareAddress = (shareToken: string): string => `${location.origin}/share/${shareToken}`

/** X's own page for a new post, with a link in it. */
export const postOnX = (link: string): string =>
  `https://x.com/intent/post?${new URLSearchParams({ url: link })}`

/**
 * Copies a link that may have to be made first. Asked for at once, because some browsers allow it
 * only within the click. Rejects where there is no clipboard, or no link.
 */
export function copyLink(link: Promise<string>): Promise<void> {
  const text = link.then((address) => new Blob([address], { type: 'text/plain' }))
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
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
