import { Button } from '@coinquiry/ui/primitives/button'
import { lazy, Suspense, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Boundary } from '../../../shell/errors/boundary.tsx'
import { showPricing } from '../../../shell/open-dialog.ts'
import styles from './chat-composer.module.css'

const Tooltip = lazy(() =>
  import('@coinquiry/ui/primitives/tooltip').then(({ Tooltip: tooltip }) => ({ default: tooltip })),
)

/** What is left of today's follow-up questions, and the way to have no such number. */
export function MessagesLeft({ count }: { count: number | null }) {
  const { formatMessage } = useIntl()
  const wasFocused = useRef(false)
  const [isExplained, setExplained] = useState(false)
  const explain = () => setExplained(true)
  if (!count) return null
  const left = (
    // biome-ignore lint/a11y/noStaticElementInteractions: who reaches for it has its explanation loaded
    <span
      // With its tooltip it is another element, which takes over the focus.
      ref={(element) => {
        if (wasFocused.current) element?.focus({ preventScroll: true })
        return () => {
          wasFocused.current = document.activeElement === element
        }
      }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip must be within a keyboard's reach
      tabIndex={0}
      onPointerEnter={explain}
      onFocus={explain}
    >
      {formatMessage({ id: 'chat.messagesLeft' }, { count })}
    </span>
  )
  return (
    <div className={styles.left}>
      {isExplained ? (
        <Boundary fallback={left}>
          <Suspense fallback={left}>
            <Tooltip opensOnTap text={formatMessage({ id: 'chat.messagesLeftHint' })}>
              {left}
            </Tooltip>
          </Suspense>
        </Boundary>
      ) : (
        left
      )}
      <Button size="small" variant="ghost" onClick={showPricing}>
        {formatMessage({ id: 'pro.try' })}
      </Button>
    </div>
  )
}
