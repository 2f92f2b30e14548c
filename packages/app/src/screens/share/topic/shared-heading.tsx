import { Avatar } from '@coinquiry/ui/primitives/avatar'
import { Button } from '@coinquiry/ui/primitives/button'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { TopicContent } from '../../../data/topics.ts'
import { LazyPart, part } from '../../../shell/lazy-part.tsx'
import { showDialog } from '../../../shell/open-dialog.ts'
import styles from './shared-heading.module.css'

const readerShareDialog = part(async () => {
  const { ReaderShareDialog } = await import('../share-dialog.tsx')
  return { default: ReaderShareDialog }
})

interface SharedHeadingProps {
  shareToken: string
  info: TopicContent['cur_topics_info']
  isOwn: boolean
}

/** Title and owner of a shared topic, and the button that shares it. */
export function SharedHeading({ shareToken, info, isOwn }: SharedHeadingProps) {
  const { formatMessage } = useIntl()
  const [isHandedOn, setHandedOn] = useState(false)
  const { title, user_name: name, icon_url: icon, topics_id: topicsId } = info
  return (
    <div className={styles.heading}>
      <h1 className={styles.title}>{title || formatMessage({ id: 'share.untitled' })}</h1>
      <div className={styles.byline}>
        <Avatar name={name} imageUrl={icon || undefined} />
        <span className={styles.name}>{formatMessage({ id: 'share.sharedBy' }, { name })}</span>
        <Button
          size="small"
          aria-haspopup="dialog"
          onClick={() => (isOwn ? showDialog({ name: 'share', topicsId }) : setHandedOn(true))}
        >
          {formatMessage({ id: 'share.open' })}
        </Button>
      </div>
      {isOwn && info.public_permission === 0 && (
        <p className={styles.note}>
          {formatMessage({ id: info.is_taken_down ? 'share.takenDownNote' : 'share.onlyYou' })}
        </p>
      )}
      {isHandedOn && (
        <LazyPart
          of={readerShareDialog}
          props={{ shareToken, onClose: () => setHandedOn(false) }}
          onMissing={() => setHandedOn(false)}
        />
      )}
    </div>
  )
}
