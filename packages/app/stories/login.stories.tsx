import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { message } from './harness/message.ts'
import { screenMeta } from './harness/screen-meta.tsx'

const meta = preview.meta({
  ...screenMeta,
  title: 'Screens/Login',
  tags: ['!autodocs'],
  args: { world: 'visitor', path: '/login' },
})

export const Plain = meta.story({})
export const ProviderRefused = meta.story({ args: { path: '/login?error=provider' } })

export const MailSent = meta.story({
  async play({ canvas, userEvent }) {
    const field = await canvas.findByRole('textbox', { name: message('login.email') })
    await userEvent.type(field, 'mei@example.org{Enter}')
    await screen.findByRole('dialog', { name: message('login.sentTitle') })
  },
})

export const CodeEntry = meta.story({
  async play(context) {
    await MailSent.play?.(context)
    await context.userEvent.click(
      await screen.findByRole('button', { name: message('login.manual') }),
    )
    await screen.findAllByLabelText(new RegExp(message('login.code')))
  },
})

export const WrongCode = meta.story({
  async play(context) {
    await CodeEntry.play?.(context)
    await context.userEvent.keyboard('AAAAAA')
    await screen.findByText(message('login.wrongCode'))
  },
})

export const LinkFailed = meta.story({
  args: { path: '/login?code=AAAAAA&email=mei@example.org' },
  async play() {
    await screen.findByRole('dialog', { name: message('login.failedTitle') })
  },
})

export const LinkUntried = meta.story({
  args: {
    path: '/login?code=AAAAAA&email=mei@example.org',
    faults: { loginByEmail: 'bad-gateway' },
  },
  async play({ userEvent }) {
    const dialog = within(await screen.findByRole('dialog', { name: message('login.failedTitle') }))
    await expect(dialog.queryByText(message('login.failedText'))).toBeNull()
    await dialog.findByText(message('error.server'))
    await userEvent.click(dialog.getByRole('button', { name: message('connection.retry') }))
    await screen.findByRole('dialog', { name: message('login.failedTitle') })
  },
})

export const BlockedAccount = meta.story({
  args: { world: 'blocked-account', path: '/login?code=AAAAAA&email=mei@example.org' },
  async play() {
    const dialog = within(await screen.findByRole('dialog', { name: message('login.failedTitle') }))
    await expect(dialog.queryByText(message('login.failedText'))).toBeNull()
    await expect(dialog.queryByRole('button', { name: message('connection.retry') })).toBeNull()
  },
})

export const AddressToConfirm = meta.story({
  args: { path: '/login?confirm=google&email=mei@example.org' },
  async play({ canvas }) {
    await canvas.findByText(message('login.confirmTitle'))
  },
})

export const LinkBesideASession = meta.story({
  args: { world: 'free-user', path: '/login?code=AAAAAA&email=mei@example.org' },
  async play({ userEvent }) {
    const title = message('settings.switchTitle')
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    await userEvent.click(dialog.getByRole('button', { name: message('action.cancel') }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
  },
})
