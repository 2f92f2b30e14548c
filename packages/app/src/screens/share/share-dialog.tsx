import { ShareDialog as SharePanel } from '@coinquiry/ui/blocks/share-dialog'
import { useIntl } from 'react-intl'
import { useSharing } from '../../data/sharing.ts'
import { useTopic } from '../../data/topics.ts'
import { useIsLoggedIn } from '../../shell/session/session.ts'
import { showFailure } from '../../shell/toasts/show-failure.ts'
import { showToast } from '../../shell/toasts/toasts.ts'
import { useSignIn } from './use-sign-in.ts'

interface ShareDialogProps {
  topicsId: string
  onClose: () => void
}

/** For the owner: public access and the link. Opening it shares nothing. */
export default function ShareDialog({ topicsId, onClose }: ShareDialogProps) {
  const { formatMessage } = useIntl()
  const { content, failure } = useTopic(topicsId, useIsLoggedIn())
  const info = content?.cur_topics_info
  const token = info?.share_token || null
  const { setPublic, chosen, publish } = useSharing(topicsId, token)
  const isPublic = chosen ?? info?.public_permission === 1
  const isTakenDown = info?.is_taken_down === 1
  const link = token !== null && isPublic ? shareAddress(token) : undefined

  function whyDisabled(): string | undefined {
    if (isTakenDown) return formatMessage({ id: 'share.takenDown' })
    return failure ? formatMessage({ id: 'share.loadFailed' }) : undefined
  }

  async function copy(): Promise<void> {
    const made = publish(isPublic)
    made.catch(showFailure)
    await copyLink(made.then(shareAddress))
  }

  return (
    <SharePanel
      open
      onOpenChange={onClose}
      labels={useShareLabels(link !== undefined)}
      isPublic={isPublic}
      onPublicChange={info && !isTakenDown ? setPublic : undefined}
      disabledReason={whyDisabled()}
      link={link}
      onCopy={info && !isTakenDown ? copy : undefined}
      shareOnXHref={link && postOnX(link)}
      noShareReason={isTakenDown ? undefined : formatMessage({ id: 'share.needsPublic' })}
    />
  )
}

interface ReaderShareDialogProps {
  shareToken: string
  onClose: () => void
}

/** For readers of another user's topic: its link, to be passed on. Visitors are offered to sign in. */
export function ReaderShareDialog({ shareToken, onClose }: ReaderShareDialogProps) {
  const signIn = useSignIn()
  const isVisitor = !useIsLoggedIn()
  const link = shareAddress(shareToken)
  return (
    <SharePanel
      open
      onOpenChange={onClose}
      labels={useShareLabels(true)}
      link={link}
      onCopy={() => copyLink(Promise.resolve(link))}
      shareOnXHref={postOnX(link)}
      visitor={isVisitor}
      onSignIn={isVisitor ? signIn : undefined}
    />
  )
}

/** Where a shared topic is read. */
const shareAddress = (shareToken: string): string => `${location.origin}/share/${shareToken}`

/** X's own page for a new post, with a link in it. */
const postOnX = (link: string): string =>
  `https://x.com/intent/post?${new URLSearchParams({ url: link })}`

/**
 * Copies a link that may have to be made first, and says so. Asked for at once, because some
 * browsers allow it only within the click. Rejects where there is no clipboard, or no link.
 */
async function copyLink(link: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await link)
  else {
    const text = link.then((address) => new Blob([address], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
  }
  showToast({ message: 'share.copied' }, 'success')
}

/** Labels of the share dialog; copying the link of a private topic makes it public, and says so. */
function useShareLabels(isPublic: boolean) {
  const { formatMessage } = useIntl()
  return {
    title: formatMessage({ id: 'share.title' }),
    close: formatMessage({ id: 'action.close' }),
    public: formatMessage({ id: 'share.public' }),
    publicText: formatMessage({ id: 'share.publicText' }),
    privateText: formatMessage({ id: 'share.privateText' }),
    copy: formatMessage({ id: isPublic ? 'share.copy' : 'share.publishAndCopy' }),
    copied: formatMessage({ id: 'share.copied' }),
    link: formatMessage({ id: 'share.link' }),
    shareOnX: formatMessage({ id: 'share.onX' }),
    signIn: formatMessage({ id: 'share.signIn' }),
  }
}
