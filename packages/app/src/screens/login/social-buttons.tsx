import { ErrorNotice } from '@coinquiry/ui/blocks/error-notice'
import { SocialLogin } from '@coinquiry/ui/blocks/social-login'
import { type SyntheticEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { type SocialProvider, useConfig, useLoadConfig } from '../../data/config.ts'
import { socialLoginAction } from '../../data/login.ts'

const labels = {
  google: 'login.withGoogle',
  apple: 'login.withApple',
  twitter: 'login.withX',
} as const

const order = ['google', 'apple', 'twitter'] as const

/** The three providers; choosing one that the server has not configured shows a notice. */
export function SocialButtons() {
  const { formatMessage } = useIntl()
  const known = useConfig()
  const loadConfig = useLoadConfig()
  const [isUnavailable, setUnavailable] = useState(false)

  async function choose(
    event: SyntheticEvent<HTMLAnchorElement | HTMLFormElement>,
    id: SocialProvider,
  ): Promise<void> {
    if (known?.social_providers.includes(id)) return
    const { currentTarget: target } = event
    event.preventDefault()
    setUnavailable(false)
    // Without the configuration, the server itself says what it doesn't offer.
    const config = await loadConfig().catch(() => null)
    if (config && !config.social_providers.includes(id)) setUnavailable(true)
    else if (target instanceof HTMLFormElement) target.submit()
    else location.assign(target.href)
  }

  return (
    <>
      <SocialLogin
        providers={order.map((id) => ({
          id,
          label: formatMessage({ id: labels[id] }),
          ...socialLoginAction(id),
        }))}
        onChoose={(event, id) => void choose(event, id)}
      />
      {isUnavailable && <ErrorNotice title={formatMessage({ id: 'login.providerUnavailable' })} />}
    </>
  )
}
