import { ShareDialog as SharePanel } from '@coinquiry/ui/blocks/share-dialog'
import { useIntl } from 'react-intl'
import { useSharing } from '../../../data/sharing.ts'
import { useTopic } from '../../../data/topics.ts'
import { showFailure } from '../../../shell/errors/show-failure.ts'
import { copyLink, postOnX, shareAddress, useShareLabels } from './share-link.ts'

interface ShareDialogProps {
  topicsId: string
  onClose: () => void
}

/** For the owner: public access and the link. Opening it shares nothing. */
// biome-ignore lint/style/noDefaultExport: a part is loaded by its default export
export default function ShareDialog({ topicsId, onClose }: ShareDialogProps) {
  const { formatMessage } = useIntl()
  const { content, failure } = useTopic(topicsId, true)
  const info = content?.cur_topics_info
  const token = info?.share_token || null
  const { setPublic, chosen, publish } = useSharing(topicsId, token)
  const isPublic = chosen ?? info?.public_permission === 1
  const link = token === null ? undefined : shareAddress(token)

  async function copy(): Promise<void> {
    const made = publish()
    made.catch(showFailure)
    await copyLink(made.then(shareAddress))
  }

  return (
    <SharePanel
      open
      onOpenChange={onClose}
      labels={useShareLabels(token !== null)}
      isPublic={isPublic}
      onPublicChange={info && setPublic}
      disabledReason={failure ? formatMessage({ id: 'share.loadFailed' }) : undefined}
      link={link}
      onCopy={info && copy}
      shareOnXHref={link !== undefined && isPublic ? postOnX(link) : undefined}
      noShareReason={formatMessage({ id: 'share.needsPublic' })}
    />
  )
}
