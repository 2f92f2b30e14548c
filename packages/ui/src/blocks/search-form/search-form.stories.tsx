import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useHistoryLabels } from '../../../stories/labels/history.ts'
import { SearchForm, type SearchFormProps } from './search-form.tsx'

function Example({ value: initial = '', ...props }: Partial<SearchFormProps>) {
  const { searchForm } = useHistoryLabels()
  const [value, setValue] = useState(initial)
  return (
    <SearchForm
      labels={searchForm}
      value={value}
      onValueChange={setValue}
      onSearch={fn()}
      onClear={() => setValue('')}
      {...props}
    />
  )
}

const meta = preview.meta({ title: 'Blocks/SearchForm', ...documented(SearchForm, Example) })

export const Empty = meta.story({})
export const Busy = meta.story({ args: { value: 'BTC', busy: true } })
export const Disabled = meta.story({
  args: { onSearch: undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole('searchbox')).toBeDisabled()
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
})
export const ReadOnly = meta.story({
  args: { value: 'BTC', onValueChange: undefined, onClear: undefined, onSearch: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByRole('searchbox'), 'x{Enter}')
    await expect(canvas.getByRole('searchbox')).toHaveValue('BTC')
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
})
export const LongWords = meta.story({
  args: { value: 'bc1q'.repeat(40) },
  globals: { viewport: { value: 'narrow' } },
})

export const SearchesByEnterAndMagnifier = meta.story({
  args: { onSearch: fn() },
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByRole('searchbox'), 'BTC{Enter}')
    await expect(args.onSearch).toHaveBeenCalledOnce()
    const [magnifier] = canvas.getAllByRole('button')
    if (magnifier) await userEvent.click(magnifier)
    await expect(args.onSearch).toHaveBeenCalledTimes(2)
  },
})

export const ClearingKeepsTheFocus = meta.story({
  args: { value: 'BTC' },
  async play({ canvas, userEvent }) {
    const clear = canvas.getAllByRole('button').at(-1)
    if (clear) await userEvent.click(clear)
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
})
