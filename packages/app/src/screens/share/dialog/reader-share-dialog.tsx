import { ShareDialog } from '@coinquiry/ui/blocks/share-dialog'
import { copyLink, postOnX, shareAddress, useShareLabels } from './share-link.ts'

interface ReaderShareDialogProps {
  shareToken: string
  /** Offers signing in; undefined for a signed-in user. */
  onSignIn: (() => void) | undefined
  onClose: () => void
}

/** For readers of another user's topic: its link, to be passed on. */
// biome-ignore lint/style/noDefaultExport: a part is loaded by its default export
export default function ReaderShareDialog({
  shareToken,
  onSignIn,
  onClose,
}: ReaderShareDialogProps) {
  const link = shareAddress(shareToken)
  return (
    <ShareDialog
      open
      onOpenChange={onClose}
      labels={useShareLabels(true)}
      link={link}
      onCopy={() => copyLink(Promise.resolve(link))}
      shareOnXHref={postOnX(link)}
      visitor={onSignIn !== undefined}
      onSignIn={onSignIn}
    />
  )
}
