import { expect, fn } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useChartsSettingsLabels } from '../../../stories/labels/charts-settings/index.ts'
import { SourceList, type SourceListProps } from './source-list.tsx'

interface ExampleProps extends Partial<SourceListProps> {
  url?: string
  withPanel?: boolean
}

function Example({ url, withPanel = false, ...props }: ExampleProps) {
  const labels = useLabels()
  const { openSources } = useChartsSettingsLabels()
  const sources = url ? [{ id: 'one', title: labels.errorTitle, url }] : labels.sources
  return (
    <SourceList
      heading={labels.sourcesHeading}
      sources={sources}
      openLabel={withPanel ? openSources : undefined}
      {...props}
    />
  )
}

function LongExample() {
  const labels = useLabels()
  const { longSources } = useChartsSettingsLabels()
  return <SourceList heading={labels.sourcesHeading} sources={longSources} />
}

const meta = preview.meta({
  title: 'Blocks/SourceList',
  ...documented(SourceList, Example),
})

export const Three = meta.story({})
export const LongTitles = meta.story({
  render: () => (
    <div style={{ inlineSize: 288 }}>
      <LongExample />
    </div>
  ),
  async play({ canvas }) {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
})

/** In a topic of several answers, each has its list. */
export const OneForEachAnswer = meta.story({
  render: () => (
    <>
      <Example />
      <Example />
    </>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('group')).toHaveLength(2)
    await expect(canvas.queryByRole('region')).toBeNull()
  },
})

/** A word beside each host says who speaks; without one nothing stands there. */
export const Classes = meta.story({
  render: function ClassesExample() {
    const { sourcesHeading } = useLabels()
    const { longSources, sourceClasses } = useChartsSettingsLabels()
    const sources = sourceClasses.flatMap((label, at) => {
      const source = longSources[at % longSources.length]
      return source ? [{ ...source, id: at + 1, label }] : []
    })
    return (
      <>
        <SourceList heading={sourcesHeading} sources={sources} />
        <div style={{ inlineSize: 288 }}>
          <SourceList heading={sourcesHeading} sources={sources} />
        </div>
      </>
    )
  },
  async play({ canvas }) {
    for (const list of canvas.getAllByRole('list')) {
      await expect(list.children).toHaveLength(7)
      await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    }
  },
})

export const None = meta.story({
  args: { sources: [] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('group')).toBeNull()
  },
})

export const OpensThePanel = meta.story({
  args: { withPanel: true, onOpen: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
})

export const FollowsOnlyWebAddresses = meta.story({
  args: { url: 'javascript:alert(1)' },
  async play({ canvas }) {
    await expect(canvas.getByRole('listitem')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
