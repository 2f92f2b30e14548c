import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { message } from './harness/message.ts'
import { storyQuestion } from './harness/scenario.ts'
import { screenMeta, settled } from './harness/screen-meta.tsx'

/** From one screen to another. */
const meta = preview.meta({
  ...screenMeta,
  title: 'Screens/Flows',
  tags: ['!autodocs'],
  args: { world: 'every-ending', path: '/' },
})

export const AskAndRead = meta.story({
  args: { world: 'free-user' },
  async play({ canvas, userEvent }) {
    const question = storyQuestion[document.documentElement.lang === 'en' ? 'en' : 'zh']
    await userEvent.type(await canvas.findByRole('textbox'), `${question}{Enter}`)
    await canvas.findByRole('button', { name: message('chat.refresh') })
    // What is read out beside it is gone a while later.
    const answer = /任何人都可以核对|anybody can check/
    await expect(canvas.getByText(answer, { ignore: '[aria-live]' })).toBeVisible()
    await expect(canvas.getByText(question, { selector: 'p' })).toBeVisible()
  },
})

export const OpenATopic = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: message('header.history') }))
    await userEvent.click(await canvas.findByRole('link', { name: /冷钱包还是热|Cold or hot/ }))
    await expect(await canvas.findByText(/定期演练|practise to restore/)).toBeVisible()
    await settled()
  },
})

export const SwitchLanguage = meta.story({
  async play({ canvas, userEvent }) {
    const [here, there] = [message('header.language'), message('home.hotTopics')]
    await canvas.findByRole('heading', { name: there })
    await userEvent.click(canvas.getByRole('button', { name: here }))
    await canvas.findByRole('heading', { name: there === 'Hot topics' ? '热门话题' : 'Hot topics' })
  },
})

// The same few parts five hundred times: axe would take half a minute to say nothing new.
export const LongTopic = meta.story({
  args: { world: 'long-topic', path: '/chat/{topic}' },
  parameters: { a11y: { test: 'off' } },
})
