import { SocialLogin } from '@coinquiry/ui/blocks/social-login'
import { useIntl } from 'react-intl'
import type { SocialProvider } from '../../data/config.ts'
import { socialLoginAction } from '../../data/login.ts'

const labelIds = {
  google: 'login.withGoogle',
  apple: 'login.withApple',
  twitter: 'login.withX',
} as const

const order = ['google', 'apple', 'twitter'] as const

export function SocialButtons({ providers }: { providers: readonly SocialProvider[] }) {
  const { formatMessage } = useIntl()
  return (
    <SocialLogin
      providers={order
        .filter((id) => providers.includes(id))
        .map((id) => ({
          id,
          label: formatMessage({ id: labelIds[id] }),
          ...socialLoginAction(id),
        }))}
    />
  )
}
