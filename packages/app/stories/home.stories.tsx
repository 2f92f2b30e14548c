import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { onStage } from './stage/on-stage.tsx'
import { questionOnStage } from './stage/scene.ts'
import { word } from './stage/word.ts'

const meta = preview.meta({
  ...onStage,
  title: 'Screens/Home',
  tags: ['!autodocs'],
  args: { world: 'free-user', path: '/' },
})

export const Visitor = meta.story({ args: { world: 'visitor' } })
export const FreeUser = meta.story({})
export const OutOfTopics = meta.story({ args: { world: 'out-of-topics' } })
export const Member = meta.story({ args: { world: 'pro' } })
export const WithoutModel = meta.story({ args: { world: 'without-model' } })

export const Loading = meta.story({
  args: { world: 'slow-network', pauses: 0 },
  async play({ canvas }) {
    await canvas.findByRole('textbox')
  },
})

export const AskAndRead = meta.story({
  async play({ canvas, userEvent }) {
    const question =
      document.documentElement.lang === 'en' ? questionOnStage.en : questionOnStage.zh
    await userEvent.type(await canvas.findByRole('textbox'), `${question}{Enter}`)
    await canvas.findByText(/可以核对|can check them/, {}, { timeout: 20_000 })
    await expect(canvas.getByText(question)).toBeVisible()
    await canvas.findByRole('button', { name: word('chat.refresh') }, { timeout: 20_000 })
  },
})

export const SwitchLanguage = meta.story({
  async play({ canvas, userEvent }) {
    const [here, there] = [word('header.language'), word('home.hotTopics')]
    await canvas.findByRole('heading', { name: there })
    await userEvent.click(canvas.getByRole('button', { name: here }))
    await canvas.findByRole('heading', { name: there === 'Hot topics' ? '热门话题' : 'Hot topics' })
  },
})
