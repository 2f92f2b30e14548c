import { Button } from '@coinquiry/ui/primitives/button'
import { useNavigate } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import styles from '../continue/continue-bar.module.css'
import { useSignIn } from '../use-sign-in.ts'

/** The way on from a shared topic for visitors: home, or through the login. */
export function VisitorBar() {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const signIn = useSignIn()
  return (
    <div className={styles.bar}>
      <Button size="large" onClick={() => navigate({ to: '/' })}>
        {formatMessage({ id: 'action.home' })}
      </Button>
      <Button size="large" variant="primary" onClick={signIn}>
        {formatMessage({ id: 'share.signIn' })}
      </Button>
    </div>
  )
}
