import { RecentTopics } from '@coinquiry/ui/blocks/recent-topics'
import { Button } from '@coinquiry/ui/primitives/button'
import { Dialog } from '@coinquiry/ui/primitives/dialog'
import { IconButton } from '@coinquiry/ui/primitives/icon-button'
import { CloseIcon } from '@coinquiry/ui/primitives/icons'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { useRecentTopics } from '../../data/topic-list.ts'
import { listedTopicText } from '../listed-topic.ts'
import { RenameInPlace } from '../rename/rename-in-place.tsx'
import { useRename } from '../rename/use-rename.ts'
import { useIsLoggedIn } from '../session/session.ts'
import { useNewTopic } from '../use-new-topic.ts'
import styles from './drawer.module.css'
import { setDrawerOpen } from './drawer-state.ts'

interface DrawerPanelProps {
  isOver: boolean
  /** What opened it, and has the focus again when it closes. */
  button: RefObject<HTMLButtonElement | null>
}

/** Recent topics beside the page, or over it where there is no space for that. */
export function DrawerPanel({ isOver, button }: DrawerPanelProps) {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: 'header.recent' })
  const closeLabel = formatMessage({ id: 'action.close' })
  const close = () => setDrawerOpen(false)
  const aside = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current: panel } = aside
    return () => {
      if (panel?.contains(document.activeElement)) button.current?.focus()
    }
  }, [button])
  if (isOver)
    return (
      <Dialog
        open
        onOpenChange={close}
        title={title}
        closeLabel={closeLabel}
        className={styles.over}
      >
        <Topics onLeave={close} />
      </Dialog>
    )
  return createPortal(
    <aside ref={aside} aria-label={title} className={styles.beside}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <IconButton label={closeLabel} icon={<CloseIcon />} onClick={close} />
      </div>
      <Topics />
    </aside>,
    document.body,
  )
}

/** `onLeave` is called when another page is shown. */
function Topics({ onLeave }: { onLeave?: () => void }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const beginTopic = useNewTopic()
  const { pathname } = useLocation()
  const { begin, field } = useRename()
  // After a logout this is still mounted for a moment.
  const { data = [], isPending, isLoadingError, refetch } = useRecentTopics(useIsLoggedIn())
  const [, currentId] = /^\/chat\/([^/]+)$/.exec(pathname) ?? []

  function go(href: string): void {
    onLeave?.()
    void navigate({ href })
  }

  return (
    <RecentTopics
      labels={{
        list: formatMessage({ id: 'header.recent' }),
        rename: formatMessage({ id: 'history.rename' }),
        loading: formatMessage({ id: 'history.loading' }),
        more: formatMessage({ id: 'history.all' }),
        newTopic: formatMessage({ id: 'header.newTopic' }),
      }}
      topics={data.map((topic) => ({
        id: topic.topics_id,
        href: `/chat/${topic.topics_id}`,
        title: listedTopicText(topic, formatMessage({ id: 'history.untitled' })).title,
      }))}
      currentId={currentId}
      loading={isPending}
      empty={<p className={styles.note}>{formatMessage({ id: 'history.emptyText' })}</p>}
      error={
        isLoadingError && (
          <div className={styles.note}>
            <p role="alert">{formatMessage({ id: 'history.failed' })}</p>
            <Button onClick={() => void refetch()}>{formatMessage({ id: 'history.retry' })}</Button>
          </div>
        )
      }
      moreHref="/history"
      newHref="/"
      renaming={field && { id: field.topicsId, field: <RenameInPlace {...field} /> }}
      onOpen={({ href }) => go(href)}
      onMore={() => go('/history')}
      onNew={() => {
        onLeave?.()
        beginTopic()
      }}
      onRename={({ id, title }) => begin(id, title)}
    />
  )
}
