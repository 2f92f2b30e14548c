import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { documented } from '../../../stories/documented.ts'
import { SocialLogin } from './index.ts'

function Example() {
  const words = useWords()
  return (
    <SocialLogin
      providers={[
        { id: 'google', label: words.socialLogin.google, action: '#google' },
        { id: 'twitter', label: words.socialLogin.twitter, action: '#twitter' },
      ]}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/SocialLogin',
  ...documented(SocialLogin, Example),
})

export const TwoProviders = meta.story({})

export const Mobile = meta.story({ globals: { viewport: { value: 'narrow' } } })
