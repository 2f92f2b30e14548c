import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePaletteLabels } from '../../../stories/labels/palette.ts'
import { Button } from '../../primitives/button/button.tsx'
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx'

interface ExampleProps extends Partial<CommandPaletteProps> {
  shows?: 'all' | 'found' | 'nothing'
  onChoose?: (id: string) => void
}

function Example({ shows = 'all', onChoose, open: initial = true, ...props }: ExampleProps) {
  const labels = usePaletteLabels()
  const [open, setOpen] = useState(initial)
  const [query, setQuery] = useState('')
  const groups = { all: labels.groups, found: labels.found, nothing: [] }[shows]
  return (
    <>
      <Button onClick={() => setOpen(true)}>{labels.labels.title}</Button>
      <CommandPalette
        labels={labels.labels}
        open={open}
        onOpenChange={setOpen}
        query={query}
        onQueryChange={setQuery}
        groups={groups.map(({ heading, items }) => ({
          heading,
          items: items.map((item) => ({ ...item, onSelect: () => onChoose?.(item.id) })),
        }))}
        {...props}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Blocks/CommandPalette',
  ...documented(CommandPalette, Example),
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
})

export const All = meta.story({})
export const Found = meta.story({ args: { shows: 'found' } })
export const Loading = meta.story({ args: { loading: true } })
export const Nothing = meta.story({ args: { shows: 'nothing' } })
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } })

export const ArrowsChooseAndEnterDoes = meta.story({
  args: { onChoose: fn() },
  async play({ userEvent, args }) {
    const field = await screen.findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    const options = screen.getAllByRole('option')
    for (const [key, place] of [
      ['{Home}', 0],
      ['{ArrowDown}', 1],
      ['{ArrowUp}{ArrowUp}', -1],
      ['{ArrowDown}', 0],
      ['{End}', -1],
      ['{Home}', 0],
    ] as const) {
      await userEvent.keyboard(key)
      const option = options.at(place)
      await waitFor(() => expect(option).toHaveAttribute('aria-selected', 'true'))
      await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', option?.id))
      await expect(field).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce())
  },
})

export const AnEnterOfAnInputMethodChoosesNothing = meta.story({
  args: { onChoose: fn(), onQueryChange: fn() },
  async play({ args }) {
    const field = await screen.findByRole('combobox')
    const press = (isComposing: boolean) =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', isComposing, bubbles: true }),
      )
    press(true)
    await expect(args.onChoose).not.toHaveBeenCalled()
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('', false)
    press(false)
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce())
  },
})

/** Matches that come after others have gone. */
function Late() {
  const labels = usePaletteLabels()
  const [query, setQuery] = useState('')
  const groups = { '': labels.groups, x: [], xy: labels.found }[query] ?? []
  return (
    <CommandPalette
      labels={labels.labels}
      open
      onOpenChange={fn()}
      query={query}
      onQueryChange={setQuery}
      groups={groups.map(({ heading, items }) => ({
        heading,
        items: items.map((item) => ({ ...item, onSelect: fn() })),
      }))}
    />
  )
}

export const WhatComesLateIsChosen = meta.story({
  render: () => <Late />,
  async play({ userEvent }) {
    const field = await screen.findByRole('combobox')
    await userEvent.type(field, 'x')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    await userEvent.type(field, 'y')
    const option = await screen.findByRole('option')
    await waitFor(() => expect(option).toHaveAttribute('aria-selected', 'true'))
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', option.id))
  },
})

/** The same match under another heading. */
function Moved() {
  const labels = usePaletteLabels()
  const [query, setQuery] = useState('')
  const [group] = labels.groups
  const items = (group?.items ?? []).map((item) => ({ ...item, onSelect: fn() }))
  return (
    <CommandPalette
      labels={labels.labels}
      open
      onOpenChange={fn()}
      query={query}
      onQueryChange={setQuery}
      groups={[{ heading: `${group?.heading} ${query}`, items }]}
    />
  )
}

export const WhatMovesStaysChosen = meta.story({
  render: () => <Moved />,
  async play({ userEvent }) {
    const field = await screen.findByRole('combobox')
    const [before] = await screen.findAllByRole('option')
    await userEvent.type(field, 'x')
    await waitFor(() => expect(before).not.toBeInTheDocument())
    const [after] = screen.getAllByRole('option')
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', after?.id))
  },
})

export const EscapeGivesTheFocusBack = meta.story({
  args: { open: false },
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
})
