import { Button } from '@coinquiry/ui/primitives/button'
import { useIntl } from 'react-intl'
import type { SocialProvider } from '../../data/config.ts'
import { socialLoginForm } from '../../data/social-login.ts'

const words = {
  google: 'login.withGoogle',
  apple: 'login.withApple',
  twitter: 'login.withX',
} as const

export function SocialButtons({ providers }: { providers: readonly SocialProvider[] }) {
  const { formatMessage } = useIntl()
  return providers.map((provider) => (
    <form key={provider} {...socialLoginForm(provider)}>
      <Button type="submit" size="large">
        {formatMessage({ id: words[provider] })}
      </Button>
    </form>
  ))
}
