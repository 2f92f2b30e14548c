import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePrimitivesLabels } from '../../../stories/labels/primitives.ts'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { DropdownMenu, MenuChoices, MenuItem } from './dropdown-menu.tsx'

interface ExampleProps {
  onSelect?: () => void
  onRefused?: () => void
}

function Example({ onSelect, onRefused }: ExampleProps) {
  const labels = usePrimitivesLabels()
  const [theme, setTheme] = useState('light')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <DropdownMenu align="start" trigger={<Button onClick={fn()}>{labels.menu.trigger}</Button>}>
        <MenuItem onSelect={onSelect}>{labels.menu.settings}</MenuItem>
        <MenuItem onSelect={onRefused} disabledReason={labels.menu.exportReason}>
          {labels.menu.exportPdf}
        </MenuItem>
        <MenuChoices
          label={labels.menu.theme}
          value={theme}
          onValueChange={setTheme}
          choices={[
            { value: 'light', label: labels.menu.light },
            { value: 'dark', label: labels.menu.dark },
            { value: 'theme-pro', label: labels.menu.pro, disabledReason: labels.menu.proReason },
          ]}
        />
        <MenuItem danger onSelect={() => setAsking(true)}>
          {labels.menu.deleteTopic}
        </MenuItem>
      </DropdownMenu>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={labels.deleteTopic.title}
        closeLabel={labels.deleteTopic.close}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Primitives/DropdownMenu/Keyboard',
  ...documented(DropdownMenu, Example),
  args: { onSelect: fn(), onRefused: fn() },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
})

const items = async () => {
  const menu = await screen.findByRole('menu')
  return [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')]
}

export const OpensAndMoves = meta.story({
  async play({ canvas, userEvent }) {
    const trigger = canvas.getByRole('button')
    await userEvent.tab()
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await userEvent.keyboard(key)
      const [first] = await items()
      await waitFor(() => expect(first).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await waitFor(() => expect(trigger).toHaveFocus())
    }
    await userEvent.keyboard('{ArrowDown}')
    const all = await items()
    await waitFor(() => expect(all[0]).toHaveFocus())
    for (const item of [...all.slice(1), all[0]]) {
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(item).toHaveFocus())
    }
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(all.at(-1)).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(all[0]).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(all.at(-1)).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(all[0]).toHaveFocus())
    await userEvent.keyboard(all.at(-1)?.textContent?.slice(0, 2) ?? '')
    await waitFor(() => expect(all.at(-1)).toHaveFocus())
  },
})

export const Selects = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.tab()
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard('{ArrowDown}')
      const [first] = await items()
      await waitFor(() => expect(first).toHaveFocus())
      await userEvent.keyboard(key)
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    }
    await expect(args.onSelect).toHaveBeenCalledTimes(2)
  },
})

export const WhatIsDisabledIsReadNotDone = meta.story({
  async play({ userEvent, args }) {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const all = await items()
    const refused = all.filter((item) => item.ariaDisabled === 'true')
    await expect(refused).toHaveLength(2)
    for (const item of refused) {
      item.focus()
      await expect(item).toHaveAccessibleName(/请先升级|才能导出|upgrade first|once the answer/)
      await userEvent.keyboard('{Enter}')
      await userEvent.click(item)
      await expect(screen.getByRole('menu')).toBeInTheDocument()
    }
    await expect(args.onRefused).not.toHaveBeenCalled()
    const chosen = all.filter((item) => item.ariaChecked === 'true')
    await expect(chosen).toEqual([all[2]])
  },
})

export const ChoosesOne = meta.story({
  async play({ userEvent }) {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const all = await items()
    for (const item of all.slice(0, 3)) {
      await waitFor(() => expect(item).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}')
    }
    await waitFor(() => expect(all[3]).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.keyboard('{ArrowDown}')
    const checked = (await items()).map((item) => item.ariaChecked)
    await expect(checked).toEqual([null, null, 'false', 'true', 'false', null])
  },
})

export const ADialogFromTheMenuGivesFocusBackToItsButton = meta.story({
  async play({ canvas, userEvent }) {
    const trigger = canvas.getByRole('button')
    await userEvent.click(trigger)
    await userEvent.click((await items()).at(-1) ?? trigger)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
})
