import { Button } from '@coinquiry/ui/primitives/button'
import { useIntl } from 'react-intl'
import { useStore } from '../../store.ts'
import styles from './plain-toast.module.css'
import { dismissToast, toasts } from './toasts.ts'

/** The newest toast where the code for better ones could not be loaded. */
export function PlainToast() {
  const { formatMessage } = useIntl()
  const newest = useStore(toasts).at(-1)
  const content = newest?.content
  return (
    <div className={styles.region}>
      <div role="alert">
        {content && ('text' in content ? content.text : formatMessage({ id: content.message }))}
      </div>
      {newest && (
        <Button size="small" variant="ghost" onClick={() => dismissToast(newest.id)}>
          {formatMessage({ id: 'action.close' })}
        </Button>
      )}
    </div>
  )
}
