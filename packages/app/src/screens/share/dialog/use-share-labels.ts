import { useIntl } from 'react-intl'

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
