import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { Logo } from '../../primitives/logo/logo.tsx'
import { SocialLogin } from '../social-login/social-login.tsx'
import { LoginPanel, type LoginPanelProps } from './login-panel.tsx'

interface ExampleProps extends Partial<LoginPanelProps> {
  wrong?: boolean
  withSocial?: boolean
}

function Example({
  email: initial = '',
  wrong = false,
  withSocial = true,
  ...props
}: ExampleProps) {
  const labels = useLabels()
  const [email, setEmail] = useState(initial)
  return (
    <LoginPanel
      labels={labels.login}
      logo={<Logo compact name={labels.productName} />}
      social={
        withSocial && (
          <SocialLogin
            providers={[
              { id: 'google', label: labels.socialLogin.google, action: '#google' },
              { id: 'apple', label: labels.socialLogin.apple, action: '#apple' },
              { id: 'twitter', label: labels.socialLogin.twitter, action: '#twitter' },
            ]}
          />
        )
      }
      consent={
        <>
          {labels.consent.before}
          <a href="#terms">{labels.consent.terms}</a>
          {labels.consent.after}
        </>
      }
      homeLink={<a href="#home">{labels.returnHome}</a>}
      email={email}
      onEmailChange={setEmail}
      sendable={/^.+@.+[.].+$/.test(email)}
      onSend={fn()}
      error={wrong ? labels.invalidEmail : undefined}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/LoginPanel',
  ...documented(LoginPanel, Example),
})

export const WithSocial = meta.story({})
export const ByMailOnly = meta.story({ args: { withSocial: false } })
export const Wrong = meta.story({ args: { email: 'name@', wrong: true } })
export const Sending = meta.story({ args: { email: 'name@example.com', sending: true } })

export const EnterSends = meta.story({
  args: { onSend: fn(), onRefused: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByRole('textbox'), 'name@example.com{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onRefused).not.toHaveBeenCalled()
  },
})

export const RefusesWhatIsNoAddress = meta.story({
  args: { onSend: fn(), onRefused: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByRole('textbox'), 'name@{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(args.onRefused).toHaveBeenCalledOnce()
  },
})

export const Mobile = meta.story({ globals: { viewport: { value: 'narrow' } } })
