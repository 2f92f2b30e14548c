import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useChartsSettingsLabels } from '../../../stories/labels/charts-settings/index.ts'
import { DataDownload, DataSettings, type DataSettingsProps, SharedLinks } from './settings.tsx'

function Example(props: Partial<DataSettingsProps>) {
  const { dataSettings, dataDownload, sharedLinks } = useChartsSettingsLabels()
  const [optimization, setOptimization] = useState(false)
  return (
    <DataSettings
      labels={dataSettings}
      optimization={optimization}
      onOptimizationChange={setOptimization}
      sharedLinks={<SharedLinks labels={sharedLinks} links={[]} state="end" />}
      dataDownload={<DataDownload labels={dataDownload} onDownload={fn()} />}
      onTopicsDelete={fn()}
      onAccountDelete={fn()}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/Settings/Data',
  ...documented(DataSettings, Example),
})

export const Off = meta.story({
  async play({ canvas, userEvent }) {
    const optimization = canvas.getByRole('switch')
    await userEvent.click(optimization)
    await expect(optimization).toBeChecked()
  },
})

export const DeletesTheAccountByPhrase = meta.story({
  args: { onAccountDelete: fn() },
  async play({ canvas, userEvent, args }) {
    const button = canvas.getAllByRole('button').at(-1)
    if (button) await userEvent.click(button)
    const dialog = within(await screen.findByRole('dialog'))
    const field = dialog.getByRole('textbox')
    const confirm = dialog.getAllByRole('button').at(-1)
    await userEvent.type(field, 'no')
    await expect(confirm).toBeDisabled()
    await userEvent.clear(field)
    await userEvent.type(field, field.getAttribute('placeholder') ?? '')
    if (confirm) await userEvent.click(confirm)
    await expect(args.onAccountDelete).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const TellsWhatWasRefused = meta.story({
  args: { onTopicsDelete: fn(() => Promise.reject(new Error('refused'))) },
  async play({ canvas, userEvent }) {
    const [button] = canvas.getAllByRole('button')
    if (button) await userEvent.click(button)
    const dialog = within(await screen.findByRole('dialog'))
    const confirm = dialog.getAllByRole('button').at(-1)
    if (confirm) await userEvent.click(confirm)
    await waitFor(() => expect(dialog.getByRole('alert')).not.toBeEmptyDOMElement())
  },
})

export const Disabled = meta.story({
  args: {
    onOptimizationChange: undefined,
    onTopicsDelete: undefined,
    onAccountDelete: undefined,
  },
})
