import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { AppHeader, type AppHeaderProps } from './index.ts'

interface ExampleProps extends Partial<AppHeaderProps> {
  as?: 'visitor' | 'free' | 'member' | 'unknown'
  titled?: boolean
}

function Example({ as = 'visitor', titled = false, ...props }: ExampleProps) {
  const words = useWords()
  const accounts = {
    visitor: null,
    unknown: undefined,
    free: { name: words.userName },
    member: { name: words.userName, pro: true },
  }
  return (
    <AppHeader
      labels={words.header}
      productName={words.productName}
      homeHref="#home"
      theme="light"
      account={accounts[as]}
      title={titled && words.questionText}
      onHome={fn()}
      onNewTopic={fn()}
      onThemeCycle={fn()}
      onLanguageSwitch={fn()}
      onSignIn={fn()}
      onLogout={fn()}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/AppHeader',
  component: Example,
  parameters: { wholePage: true },
})

export const Visitor = meta.story({})
export const Free = meta.story({ args: { as: 'free', titled: true } })
export const Member = meta.story({ args: { as: 'member', titled: true, theme: 'theme-pro' } })
export const NotKnownYet = meta.story({ args: { as: 'unknown' } })

export const PlainClickStaysInTheApp = meta.story({
  args: { onHome: fn() },
  async play({ canvas, userEvent, args }) {
    const address = location.href
    await userEvent.click(canvas.getByRole('link'))
    await expect(args.onHome).toHaveBeenCalledOnce()
    await expect(location.href).toBe(address)
  },
})
