import { expect, fn } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { headerHrefs } from '../../../stories/header-hrefs.ts'
import { useTopicActionsLabels } from '../../../stories/labels/topic-actions.ts'
import { ExportButton, TopicActions } from '../topic-actions/topic-actions.tsx'
import { AccountButton, AppHeader, type AppHeaderProps } from './app-header.tsx'

interface ExampleProps extends Partial<AppHeaderProps> {
  titled?: boolean
}

function Example({ reader = 'visitor', titled = false, ...props }: ExampleProps) {
  const labels = useLabels()
  const isKnown = reader === 'free' || reader === 'member'
  const account = { name: labels.userName, pro: reader === 'member' }
  return (
    <AppHeader
      labels={labels.header}
      productName={labels.productName}
      theme="light"
      reader={reader}
      hrefs={headerHrefs}
      points={isKnown ? '1,248' : undefined}
      title={titled ? labels.questionText : undefined}
      account={isKnown && <AccountButton labels={labels.header} account={account} onClick={fn()} />}
      onFollow={fn()}
      onThemeCycle={fn()}
      onLanguageSwitch={fn()}
      onMenu={fn()}
      {...props}
    />
  )
}

function TopicExample() {
  const labels = useTopicActionsLabels()
  return (
    <Example
      reader="free"
      titled
      actions={
        <TopicActions
          labels={labels}
          favorite={false}
          exporting={<ExportButton label={labels.export} onClick={fn()} />}
          onFavorite={fn()}
          onShare={fn()}
        />
      }
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/AppHeader',
  ...documented(AppHeader, Example),
  subcomponents: { AccountButton },
  parameters: { wholePage: true },
})

export const Visitor = meta.story({})
export const Free = meta.story({ args: { reader: 'free', titled: true, current: 'history' } })
export const Member = meta.story({
  args: { reader: 'member', titled: true, theme: 'theme-pro' },
})
export const NotKnownYet = meta.story({ args: { reader: 'unknown' } })

/** Its title needs the space beside its buttons. */
export const TopicOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <TopicExample />,
  async play({ canvas }) {
    // The logo's, which leads to a new topic as well.
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
})

export const TopicOnATablet = meta.story({
  globals: { viewport: { value: 'breakpoint' } },
  render: () => <TopicExample />,
  async play({ canvas }) {
    const [home] = canvas.getAllByRole('link')
    // The logo without the name.
    await expect(home?.getBoundingClientRect().width).toBeLessThan(60)
  },
})

export const PlainClickStaysInTheApp = meta.story({
  args: { reader: 'free', onFollow: fn() },
  async play({ canvas, userEvent, args }) {
    const address = location.href
    for (const link of canvas.getAllByRole('link')) await userEvent.click(link)
    const links = ['home', 'newTopic', 'history', 'price', 'points']
    for (const link of links) await expect(args.onFollow).toHaveBeenCalledWith(link)
    await expect(location.href).toBe(address)
  },
})
