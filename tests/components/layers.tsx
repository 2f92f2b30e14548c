import { AvatarMenu } from '@coinquiry/ui/blocks/avatar-menu'
import { CommandPalette } from '@coinquiry/ui/blocks/command-palette'
import { EditDialog } from '@coinquiry/ui/blocks/edit-dialog'
import { EmailSentDialog } from '@coinquiry/ui/blocks/email-sent-dialog'
import { ExportMenu } from '@coinquiry/ui/blocks/export-menu'
import { MobileMenu } from '@coinquiry/ui/blocks/mobile-menu'
import { SettingsDialog } from '@coinquiry/ui/blocks/settings'
import { ShareDialog } from '@coinquiry/ui/blocks/share-dialog'
import { Button } from '@coinquiry/ui/primitives/button'
import { ConfirmDialog } from '@coinquiry/ui/primitives/confirm-dialog'
import { Dialog } from '@coinquiry/ui/primitives/dialog'
import {
  DropdownMenu,
  MenuChoices,
  MenuGroup,
  MenuItem,
  MenuSeparator,
} from '@coinquiry/ui/primitives/dropdown-menu'
import { Popover } from '@coinquiry/ui/primitives/popover'
import { Toaster } from '@coinquiry/ui/primitives/toast'
import { Tooltip } from '@coinquiry/ui/primitives/tooltip'
import { headerHrefs } from '../../packages/ui/stories/header-hrefs.ts'
import { en as settings } from '../../packages/ui/stories/words/charts-settings/en.ts'
import { en as words } from '../../packages/ui/stories/words/en.ts'
import { en as palette } from '../../packages/ui/stories/words/palette/en.ts'
import { en as share } from '../../packages/ui/stories/words/share/en.ts'
import { type Examples, nothing } from './example.ts'

const trigger = <Button onClick={nothing}>{words.retry}</Button>
const item = <MenuItem onSelect={nothing}>{words.retry}</MenuItem>
const account = { name: words.userName }
const open = { open: true, onOpenChange: nothing }

/** What stands above the page, and what stands in it. */
export const layers: Examples = {
  Dialog: {
    place: 'layer',
    render: (root) => <Dialog {...root} {...open} title={words.pro} closeLabel={words.close} />,
  },
  ConfirmDialog: {
    place: 'layer',
    render: (root) => (
      <ConfirmDialog
        {...root}
        {...open}
        labels={{
          title: words.pro,
          close: words.close,
          cancel: words.cancel,
          confirm: words.retry,
        }}
        onConfirm={nothing}
      />
    ),
  },
  DropdownMenu: {
    place: 'layer',
    render: (root) => (
      <DropdownMenu {...root} {...open} trigger={trigger}>
        {item}
      </DropdownMenu>
    ),
  },
  MenuItem: {
    place: 'inside',
    render: (root) => (
      <DropdownMenu {...open} trigger={trigger}>
        <MenuItem {...root} onSelect={nothing}>
          {words.retry}
        </MenuItem>
      </DropdownMenu>
    ),
  },
  MenuChoices: {
    place: 'inside',
    render: (root) => (
      <DropdownMenu {...open} trigger={trigger}>
        <MenuChoices
          {...root}
          label={words.pro}
          choices={[{ value: 'one', label: words.pro }]}
          value="one"
          onValueChange={nothing}
        />
      </DropdownMenu>
    ),
  },
  MenuGroup: {
    place: 'inside',
    render: (root) => (
      <DropdownMenu {...open} trigger={trigger}>
        <MenuGroup {...root} label={words.pro}>
          {item}
        </MenuGroup>
      </DropdownMenu>
    ),
  },
  MenuSeparator: {
    place: 'inside',
    render: (root) => (
      <DropdownMenu {...open} trigger={trigger}>
        {item}
        <MenuSeparator {...root} />
        {item}
      </DropdownMenu>
    ),
  },
  Popover: {
    place: 'layer',
    render: (root) => (
      <Popover {...root} {...open} trigger={trigger} label={words.pro}>
        {words.answerText}
      </Popover>
    ),
  },
  Toaster: {
    place: 'inside',
    render: (root) => (
      <Toaster
        {...root}
        toasts={[{ id: 'one', text: words.errorTitle }]}
        onDismiss={nothing}
        labels={{ region: words.pro, close: words.close }}
      />
    ),
  },
  Tooltip: {
    place: 'layer',
    shownOnFocus: true,
    render: (root) => (
      <Tooltip {...root} text={words.pro}>
        {trigger}
      </Tooltip>
    ),
  },
  AvatarMenu: {
    place: 'layer',
    render: (root) => (
      <AvatarMenu
        {...root}
        {...open}
        labels={settings.account}
        account={account}
        onLogout={nothing}
      />
    ),
  },
  CommandPalette: {
    place: 'layer',
    render: (root) => (
      <CommandPalette
        {...root}
        {...open}
        labels={palette.labels}
        query=""
        onQueryChange={nothing}
        groups={[
          {
            heading: words.pro,
            items: [{ id: 'one', kind: 'action', label: words.retry, onSelect: nothing }],
          },
        ]}
      />
    ),
  },
  EditDialog: {
    place: 'layer',
    render: (root) => (
      <EditDialog {...root} {...open} labels={words.edit} text={words.questionText} />
    ),
  },
  EmailSentDialog: {
    place: 'layer',
    render: (root) => (
      <EmailSentDialog
        {...root}
        {...open}
        labels={words.emailSent}
        email="name@example.com"
        code=""
      />
    ),
  },
  ExportMenu: {
    place: 'layer',
    render: (root) => (
      <ExportMenu {...root} {...open} labels={settings.exportMenu} onExport={nothing} />
    ),
  },
  MobileMenu: {
    place: 'layer',
    render: (root) => (
      <MobileMenu
        {...root}
        {...open}
        labels={settings.mobileMenu}
        account={account}
        hrefs={headerHrefs}
      />
    ),
  },
  SettingsDialog: {
    place: 'layer',
    render: (root) => (
      <SettingsDialog
        {...root}
        {...open}
        labels={settings.settings}
        tab="account"
        onTabChange={nothing}
        sections={{ account: words.answerText, preference: null, data: null }}
      />
    ),
  },
  ShareDialog: {
    place: 'layer',
    render: (root) => <ShareDialog {...root} {...open} labels={share.dialog} />,
  },
}
