import { screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { onStage } from './stage/on-stage.tsx'
import { word } from './stage/word.ts'

const meta = preview.meta({
  ...onStage,
  title: 'Screens/Login',
  tags: ['!autodocs'],
  args: { world: 'visitor', path: '/login' },
})

export const Plain = meta.story({})
export const ProviderRefused = meta.story({ args: { path: '/login?error=provider' } })

export const MailSent = meta.story({
  async play({ canvas, userEvent }) {
    const field = await canvas.findByRole('textbox', { name: word('login.email') })
    await userEvent.type(field, 'mei@example.org{Enter}')
    await screen.findByRole('dialog', { name: word('login.sentTitle') })
  },
})

export const CodeEntry = meta.story({
  async play(context) {
    await MailSent.play?.(context)
    await context.userEvent.click(await screen.findByRole('button', { name: word('login.manual') }))
    await screen.findAllByLabelText(new RegExp(word('login.code')))
  },
})

export const WrongCode = meta.story({
  async play(context) {
    await CodeEntry.play?.(context)
    await context.userEvent.keyboard('AAAAAA')
    await screen.findByText(word('login.wrongCode'))
  },
})

export const LinkFailed = meta.story({
  args: { path: '/login?code=AAAAAA&email=mei@example.org' },
  async play() {
    await screen.findByRole('dialog', { name: word('login.failedTitle') })
  },
})
