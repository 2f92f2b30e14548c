import { CircleUser, Download, Gem, LogOut, Mail, Menu, Moon, Sun, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePrimitivesLabels } from '../../../stories/labels/primitives.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Toaster } from '../toast/toast.tsx'
import {
  DropdownMenu,
  type DropdownMenuProps,
  MenuChoices,
  MenuGroup,
  MenuItem,
  MenuSeparator,
} from './dropdown-menu.tsx'

interface ExampleProps extends Partial<DropdownMenuProps> {
  shows?: 'account' | 'choices' | 'group' | 'long'
}

function Example({ shows = 'account', ...props }: ExampleProps) {
  const labels = usePrimitivesLabels().menu
  const [theme, setTheme] = useState('light')
  return (
    <DropdownMenu
      align="start"
      trigger={<IconButton label={labels.trigger} icon={<Menu />} onClick={fn()} />}
      {...props}
    >
      {shows === 'account' && (
        <>
          <MenuItem icon={<CircleUser />} onSelect={fn()}>
            {labels.settings}
          </MenuItem>
          <MenuItem icon={<Gem />} onSelect={fn()}>
            {labels.upgrade}
          </MenuItem>
          <MenuItem icon={<Mail />} href="#contact">
            {labels.contact}
          </MenuItem>
          <MenuItem icon={<Download />} onSelect={fn()} disabledReason={labels.exportReason}>
            {labels.exportPdf}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<LogOut />} onSelect={fn()}>
            {labels.logout}
          </MenuItem>
          <MenuItem icon={<Trash2 />} danger onSelect={fn()}>
            {labels.deleteTopic}
          </MenuItem>
        </>
      )}
      {shows === 'choices' && (
        <MenuChoices
          label={labels.theme}
          value={theme}
          onValueChange={setTheme}
          choices={[
            { value: 'light', label: labels.light, icon: <Sun /> },
            { value: 'dark', label: labels.dark, icon: <Moon /> },
            {
              value: 'theme-pro',
              label: labels.pro,
              icon: <Gem />,
              disabledReason: labels.proReason,
            },
          ]}
        />
      )}
      {shows === 'group' && (
        <MenuGroup label={labels.exportReason}>
          <MenuItem icon={<Download />}>{labels.exportPdf}</MenuItem>
        </MenuGroup>
      )}
      {shows === 'long' && (
        <>
          <MenuItem icon={<Download />} onSelect={fn()}>
            {labels.long}
          </MenuItem>
          <MenuItem icon={<Download />}>{labels.exportPdf}</MenuItem>
        </>
      )}
    </DropdownMenu>
  )
}

function BelowToasts() {
  const { toastLabels } = useLabels()
  const [text = ''] = usePrimitivesLabels().toast.texts
  return (
    <>
      <Example open />
      <Toaster
        labels={toastLabels}
        toasts={['1', '2', '3'].map((id) => ({ id, text }))}
        onDismiss={fn()}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Primitives/DropdownMenu',
  ...documented(DropdownMenu, Example),
  subcomponents: { MenuItem, MenuGroup, MenuChoices, MenuSeparator },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
})

export const Closed = meta.story({})
export const Open = meta.story({ args: { open: true } })
export const Choices = meta.story({ args: { open: true, shows: 'choices' } })
export const Group = meta.story({ args: { open: true, shows: 'group' } })
export const LongLabels = meta.story({ args: { open: true, shows: 'long' } })

/** What was opened is not covered by what came by itself. */
export const OpensAboveToasts = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <BelowToasts />,
  async play() {
    await screen.findAllByRole('listitem')
    const [item] = await screen.findAllByRole('menuitem')
    const { left = 0, top = 0, height = 0 } = item?.getBoundingClientRect() ?? {}
    await expect(item).toContainElement(
      document.elementFromPoint(left + height, top + height / 2) as HTMLElement,
    )
  },
})
