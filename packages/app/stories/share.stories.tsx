import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { session } from '../src/shell/session/session.ts'
import { message } from './harness/message.ts'
import { screenMeta } from './harness/screen-meta.tsx'

const meta = preview.meta({
  ...screenMeta,
  title: 'Screens/Share',
  tags: ['!autodocs'],
  args: { world: 'visitor', path: '/share/{share}' },
})

export const Visitor = meta.story({ args: { host: 'shared-topic' } })
export const LoggedIn = meta.story({ args: { world: 'free-user', host: 'shared-topic' } })
export const Owner = meta.story({ args: { world: 'protected-topic' } })
export const Watermark = meta.story({ args: { host: 'protected-topic' } })
export const InvalidToken = meta.story({ args: { path: '/share/nothing' } })
export const ReadTooOften = meta.story({
  args: { world: 'limited', host: 'shared-topic' },
  async play({ canvas }) {
    const alert = await canvas.findByRole('alert')
    await within(alert).findByText(/操作过于频繁|Too many requests/)
  },
})

export const Continuing = meta.story({
  args: { world: 'free-user', host: 'shared-topic' },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: message('share.continue') }))
    await canvas.findByRole('textbox')
  },
})

export const Dialog = meta.story({
  args: { world: 'every-ending', path: '/chat/{topic}' },
  async play({ canvas, userEvent }) {
    const header = within(await canvas.findByRole('banner'))
    await userEvent.click(await header.findByRole('button', { name: message('header.share') }))
    await screen.findByRole('dialog', { name: message('share.title') })
  },
})

export const DialogOfAnEndedSession = meta.story({
  args: { world: 'every-ending', path: '/chat/{topic}' },
  async play(context) {
    await Dialog.play?.(context)
    session.expire()
    await context.canvas.findByRole('textbox', { name: message('login.email') })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
