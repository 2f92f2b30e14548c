import { Button } from '@coinquiry/ui/primitives/button'
import { useIntl } from 'react-intl'
import { useStore } from '../../store.ts'
import styles from './plain-toast.module.css'
import { dismissToast, toasts } from './toasts.ts'

/** The newest toast where the code for better ones could not be loaded. */
export function PlainToast() {
  const { formatMessage } = useIntl()
  const newest = useStore(toasts).at(-1)
  const words = newest?.words
  return (
    <div className={styles.region}>
      <div role="alert">
        {words && ('text' in words ? words.text : formatMessage({ id: words.message }))}
      </div>
      {newest && (
        <Button size="small" variant="ghost" onClick={() => dismissToast(newest.id)}>
          {formatMessage({ id: 'action.close' })}
        </Button>
      )}
    </div>
  )
}
