import { RenameIcon } from '@coinquiry/ui/primitives/icons'
import { useEffect, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { HeaderTopicActions } from '../../shell/header/shown-topic.ts'
import { RenameInPlace } from '../../shell/rename/rename-in-place.tsx'
import { useRename } from '../../shell/rename/use-rename.ts'
import styles from './topic-title.module.css'

/** The header's actions with a title that can be changed. */
export function useRenameableTitle(
  topicsId: string,
  title: string | undefined,
  actions: HeaderTopicActions | null,
): HeaderTopicActions | null {
  const { begin, field } = useRename()
  return useMemo(() => {
    if (!actions || !title) return actions
    const onRename = () => begin(topicsId, title)
    const control = <TopicTitle title={title} field={field} onRename={onRename} />
    return { ...actions, onRename, title: control }
  }, [topicsId, title, actions, begin, field])
}

interface TopicTitleProps {
  title: string
  field: ReturnType<typeof useRename>['field']
  onRename: () => void
}

/** A title that becomes a field when it is pressed. */
function TopicTitle({ title, field, onRename }: TopicTitleProps) {
  const { formatMessage } = useIntl()
  const button = useRef<HTMLButtonElement>(null)
  const isChanging = field !== null
  const wasChanging = useRef(isChanging)
  useEffect(() => {
    // The focus was in the field, which is gone.
    if (wasChanging.current && !isChanging && document.activeElement === document.body)
      button.current?.focus()
    wasChanging.current = isChanging
  }, [isChanging])

  if (field)
    return (
      <div className={styles.field}>
        <RenameInPlace {...field} floating />
      </div>
    )
  return (
    <button
      ref={button}
      type="button"
      aria-label={formatMessage({ id: 'chat.renameTopic' }, { title })}
      onClick={onRename}
      className={styles.title}
    >
      <span>{title}</span>
      <RenameIcon size="0.875rem" className={styles.icon} />
    </button>
  )
}
