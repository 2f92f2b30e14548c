import { SocialLogin } from '@coinquiry/ui/blocks/social-login'
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
  return (
    <SocialLogin
      providers={providers.map((id) => ({
        id,
        label: formatMessage({ id: words[id] }),
        ...socialLoginForm(id),
      }))}
    />
  )
}
