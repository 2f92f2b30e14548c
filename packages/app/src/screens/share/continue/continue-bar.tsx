import { Button } from '@coinquiry/ui/primitives/button'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { LazyPart, part } from '../../../shell/lazy-part.tsx'
import styles from './continue-bar.module.css'
import type { GoingOnProps } from './going-on.tsx'

const goingOn = part(() => import('./going-on.tsx'))

/** The way on from a shared topic for who is signed in; what asks is loaded when somebody reaches for it. */
export function ContinueBar(props: GoingOnProps) {
  const { formatMessage } = useIntl()
  const [isContinued, setContinued] = useState(false)
  return (
    <LazyPart
      of={goingOn}
      props={props}
      wanted={isContinued || props.continued.isRunning}
      meanwhile={
        <div className={styles.bar}>
          <Button
            size="large"
            variant="primary"
            onClick={() => setContinued(true)}
            onPointerEnter={goingOn.preload}
            onFocus={goingOn.preload}
          >
            {formatMessage({ id: 'share.continue' })}
          </Button>
        </div>
      }
      onMissing={() => setContinued(false)}
    />
  )
}
