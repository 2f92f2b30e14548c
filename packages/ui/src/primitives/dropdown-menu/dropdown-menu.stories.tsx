import { CircleUser, Download, Gem, LogOut, Mail, Menu, Moon, Sun, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePrimitivesWords } from '../../../stories/words/primitives/index.ts'
import { IconButton } from '../icon-button/index.ts'
import {
  DropdownMenu,
  type DropdownMenuProps,
  MenuChoices,
  MenuGroup,
  MenuItem,
  MenuSeparator,
} from './index.ts'

interface ExampleProps extends Partial<DropdownMenuProps> {
  shows?: 'account' | 'choices' | 'group' | 'long'
}

function Example({ shows = 'account', ...props }: ExampleProps) {
  const words = usePrimitivesWords().menu
  const [theme, setTheme] = useState('light')
  return (
    <DropdownMenu
      align="start"
      trigger={<IconButton label={words.trigger} icon={<Menu />} onClick={fn()} />}
      {...props}
    >
      {shows === 'account' && (
        <>
          <MenuItem icon={<CircleUser />} onSelect={fn()}>
            {words.settings}
          </MenuItem>
          <MenuItem icon={<Gem />} onSelect={fn()}>
            {words.upgrade}
          </MenuItem>
          <MenuItem icon={<Mail />} href="#contact">
            {words.contact}
          </MenuItem>
          <MenuItem icon={<Download />} onSelect={fn()} disabledReason={words.exportReason}>
            {words.exportPdf}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<LogOut />} onSelect={fn()}>
            {words.logout}
          </MenuItem>
          <MenuItem icon={<Trash2 />} danger onSelect={fn()}>
            {words.deleteTopic}
          </MenuItem>
        </>
      )}
      {shows === 'choices' && (
        <MenuChoices
          label={words.theme}
          value={theme}
          onValueChange={setTheme}
          choices={[
            { value: 'light', label: words.light, icon: <Sun /> },
            { value: 'dark', label: words.dark, icon: <Moon /> },
            {
              value: 'theme-pro',
              label: words.pro,
              icon: <Gem />,
              disabledReason: words.proReason,
            },
          ]}
        />
      )}
      {shows === 'group' && (
        <MenuGroup label={words.exportReason}>
          <MenuItem icon={<Download />}>{words.exportPdf}</MenuItem>
        </MenuGroup>
      )}
      {shows === 'long' && (
        <>
          <MenuItem icon={<Download />} onSelect={fn()}>
            {words.long}
          </MenuItem>
          <MenuItem icon={<Download />}>{words.exportPdf}</MenuItem>
        </>
      )}
    </DropdownMenu>
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
export const LongWords = meta.story({ args: { open: true, shows: 'long' } })
