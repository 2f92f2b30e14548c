import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useChartsSettingsLabels } from '../../../stories/labels/charts-settings/index.ts'
import { DataDownload, type DataDownloadProps } from './settings.tsx'

interface ExampleProps extends Partial<DataDownloadProps> {
  state?: 'calm' | 'underWay' | 'done' | 'failed'
}

function Example({ state = 'calm', ...props }: ExampleProps) {
  const labels = useChartsSettingsLabels()
  return (
    <DataDownload
      labels={labels.dataDownload}
      progress={state === 'underWay' ? labels.dataDownloadProgress : undefined}
      done={state === 'done' ? labels.dataDownloadDone : undefined}
      error={state === 'failed' ? labels.dataDownloadFailed : undefined}
      onDownload={fn()}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/Settings/DataDownload',
  ...documented(DataDownload, Example),
})

export const Calm = meta.story({
  args: { onDownload: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onDownload).toHaveBeenCalledOnce()
  },
})

export const UnderWay = meta.story({
  args: { state: 'underWay' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement()
  },
})

export const Done = meta.story({ args: { state: 'done' } })

export const Failed = meta.story({
  args: { state: 'failed' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
})

export const Narrow = meta.story({
  args: { state: 'failed' },
  globals: { viewport: { value: 'narrow' } },
})
