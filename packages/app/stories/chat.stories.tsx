import { expect, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { message } from './harness/message.ts'
import { screenMeta, settled } from './harness/screen-meta.tsx'

const meta = preview.meta({
  ...screenMeta,
  title: 'Screens/Chat',
  tags: ['!autodocs'],
  args: { world: 'every-ending', path: '/chat/{topic}' },
})

const newChat = {
  world: 'free-user',
  path: '/chat/00000000-0000-4000-8000-000000000000',
} as const

export const Thinking = meta.story({
  args: { ...newChat, isAsked: true, pauses: 4 },
  async play({ canvas }) {
    await canvas.findByText(/先弄清问题|First what the question/)
  },
})

export const Streaming = meta.story({
  args: { ...newChat, isAsked: true, pauses: 12 },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: /要点|What matters/ })
    await canvas.findByRole('button', { name: message('composer.stop') })
  },
})

export const Answered = meta.story({})

export const Analysis = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(Thought for 12 s|思考了 12 秒)$/ }),
    )
    await canvas.findByText(/需要两类数据|Two kinds of figures/)
  },
})

export const CheckedNumbers = meta.story({
  args: { world: 'checked-numbers' },
  async play({ canvas, userEvent }) {
    const price = await canvas.findByRole('button', { name: '$91,234.5' })
    await canvas.findByText(/^核对了 5 个|^5 numbers checked/)
    await userEvent.click(
      await canvas.findByRole('button', { name: message('chat.previousVersion') }),
    )
    await canvas.findByText(message('chat.numbers.memory'))
    await expect(price).not.toBeInTheDocument()
    await userEvent.click(await canvas.findByRole('button', { name: message('chat.nextVersion') }))
    await userEvent.click(await canvas.findByRole('button', { name: '$91,234.5' }))
    await screen.findByText(message('figures.time'))
  },
})

export const SecondOfThreeVersions = meta.story({
  args: { path: '/chat/{topic2}' },
  async play({ canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: message('chat.previousVersion') }),
    )
    await canvas.findByText(/助记词离线保存|keep two copies/)
    await canvas.findByText('2/3')
  },
})

export const Disliked = meta.story({
  args: { path: '/chat/{topic2}' },
  async play({ canvas, userEvent }) {
    const form = ['form', { name: message('feedback.question') }] as const
    const button = (id: Parameters<typeof message>[0]) =>
      canvas.findByRole('button', { name: message(id) })
    const dislike = await button('chat.dislike')
    await userEvent.click(dislike)
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: message('feedback.outOfDate') }),
    )
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole(...form)).toBeNull()
    await expect(dislike).toHaveFocus()

    await userEvent.click(dislike)
    await userEvent.click(dislike)
    await canvas.findByRole(...form)
    await userEvent.click(await button('chat.previousVersion'))
    await canvas.findByText('2/3')
    await expect(canvas.queryByRole(...form)).toBeNull()
    await userEvent.click(await button('chat.nextVersion'))
    await canvas.findByText('3/3')
    await expect(dislike).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.queryByRole(...form)).toBeNull()

    await userEvent.click(dislike)
    await userEvent.click(dislike)
    await canvas.findByRole(...form)
    await expect(dislike).toHaveFocus()
    await canvas.findByText(message('feedback.announcement'))
  },
})

export const ReasonTooLong = meta.story({
  args: { path: '/chat/{topic2}' },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: message('chat.dislike') }))
    const field = await canvas.findByRole('textbox', { name: message('feedback.text') })
    await userEvent.click(field)
    await userEvent.paste('a'.repeat(501))
    await userEvent.keyboard('{Enter}')
    const errors = { en: /this has 501\./, zh: /现在有 501 个/ }
    const isEnglish = document.documentElement.lang === 'en'
    const [here, there] = isEnglish ? [errors.en, errors.zh] : [errors.zh, errors.en]
    await canvas.findByText(here)
    await userEvent.click(canvas.getByRole('button', { name: message('header.language') }))
    await canvas.findByText(there)
    await expect(canvas.queryByText(here)).toBeNull()
  },
})

export const SumsOfTwoVersions = meta.story({
  args: { world: 'free-user', path: '/' },
  async play({ canvas, userEvent }) {
    const button = (id: Parameters<typeof message>[0]) =>
      canvas.findByRole('button', { name: message(id) })
    const amount = async () =>
      (await canvas.findAllByRole('textbox', { name: /^(?:Amount|数量)/ }))[0]
    const change = async (value: string) => {
      const field = await amount()
      if (!field) throw new Error('The sum has an amount')
      await userEvent.clear(field)
      await userEvent.type(field, value)
    }
    await userEvent.type(await canvas.findByRole('textbox'), '计算{Enter}')
    await change('20')
    await userEvent.click(await button('chat.refresh'))
    await canvas.findByText('2/2')
    await change('30')
    await userEvent.click(await button('chat.previousVersion'))
    await canvas.findByText('1/2')
    await expect(await amount()).toHaveValue('10')
  },
})

export const ModelFails = meta.story({
  args: { ...newChat, world: 'failing-model', isAsked: true },
  async play({ canvas }) {
    await canvas.findByText(message('chat.failed'))
    await settled()
  },
})

export const Failed = meta.story({ args: { path: '/chat/{topic3}' } })
export const Stopped = meta.story({ args: { path: '/chat/{topic4}' } })
export const Interrupted = meta.story({ args: { path: '/chat/{topic5}' } })

export const Reconnecting = meta.story({
  args: {
    ...newChat,
    isAsked: true,
    faults: { ask: 'cut-mid-frame', attachAnswer: 'bad-gateway' },
  },
  async play({ canvas }) {
    await canvas.findAllByText(message('chat.reconnecting'))
  },
})

export const OutOfMessages = meta.story({ args: { world: 'out-of-messages' } })
export const NoAccess = meta.story({ args: newChat })

export const Loading = meta.story({
  args: { world: 'slow-network', pauses: 0 },
  async play({ canvas }) {
    await canvas.findByText(message('chat.loading'))
  },
})
