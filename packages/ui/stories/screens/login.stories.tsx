import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { LoginPanel } from '../../src/blocks/login-panel/index.ts'
import { SocialLogin } from '../../src/blocks/social-login/index.ts'
import { Logo } from '../../src/primitives/logo/index.ts'
import styles from './screens.module.css'

function Login() {
  const words = useWords()
  return (
    <main className={styles.login}>
      <LoginPanel
        labels={words.login}
        logo={
          <a href="#home" aria-label={words.home}>
            <Logo compact name={words.productName} />
          </a>
        }
        social={
          <SocialLogin
            providers={[
              { id: 'google', label: words.socialLogin.google, action: '#google' },
              { id: 'apple', label: words.socialLogin.apple, action: '#apple' },
              { id: 'twitter', label: words.socialLogin.twitter, action: '#twitter' },
            ]}
          />
        }
        homeLink={<a href="#home">{words.returnHome}</a>}
        email="name@example.com"
        onEmailChange={() => undefined}
        sendable
        onSend={() => undefined}
      />
    </main>
  )
}

const meta = preview.meta({
  title: 'Screens/Login',
  component: Login,
  parameters: { wholePage: true },
})

export const Empty = meta.story({})
