import { Button } from '@coinquiry/ui/primitives/button'
import { useNavigate } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { logOut } from './log-out.ts'
import styles from './signed-in-line.module.css'

// biome-ignore lint/style/noDefaultExport: lazy parts are default exports
export default function SignedInLine({ email }: { email: string }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()

  const close = () =>
    navigate({
      to: '.',
      search: true,
      hash: true,
      replace: true,
      resetScroll: false,
      state: ({ signedInAs, ...rest }) => rest,
    })

  function leave(): void {
    void logOut()
    void navigate({ to: '/login' })
  }

  return (
    <div className={styles.line}>
      <p role="status">{formatMessage({ id: 'login.signedInAs' }, { email })}</p>
      <Button size="small" variant="ghost" onClick={leave}>
        {formatMessage({ id: 'login.notYou' })}
      </Button>
      <Button size="small" variant="ghost" onClick={close}>
        {formatMessage({ id: 'action.close' })}
      </Button>
    </div>
  )
}
