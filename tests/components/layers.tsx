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
import { en as settings } from '../../packages/ui/stories/labels/charts-settings/en.ts'
import { en as labels } from '../../packages/ui/stories/labels/en.ts'
import { en as palette } from '../../packages/ui/stories/labels/palette.ts'
import { en as share } from '../../packages/ui/stories/labels/share.ts'
import { type Examples, nothing } from './example.ts'

const trigger = <Button onClick={nothing}>{labels.retry}</Button>
const item = <MenuItem onSelect={nothing}>{labels.retry}</MenuItem>
const account = { name: labels.userName }
const open = { open: true, onOpenChange: nothing }

/** What stands above the page, and what stands in it. */
export const layers: Examples = {
  Dialog: {
    rootIn: 'layer',
    render: (root) => <Dialog {...root} {...open} title={labels.pro} closeLabel={labels.close} />,
  },
  ConfirmDialog: {
    rootIn: 'layer',
    render: (root) => (
      <ConfirmDialog
        {...root}
        {...open}
        labels={{
          title: labels.pro,
          close: labels.close,
          cancel: labels.cancel,
          confirm: labels.retry,
        }}
        onConfirm={nothing}
      />
    ),
  },
  DropdownMenu: {
    rootIn: 'layer',
    render: (root) => (
      <DropdownMenu {...root} {...open} trigger={trigger}>
        {item}
      </DropdownMenu>
    ),
  },
  MenuItem: {
    rootIn: 'inside',
    render: (root) => (
      <DropdownMenu {...open} trigger={trigger}>
        <MenuItem {...root} onSelect={nothing}>
          {labels.retry}
        </MenuItem>
      </DropdownMenu>
    ),
  },
  MenuChoices: {
    rootIn: 'inside',
    render: (root) => (
      <DropdownMenu {...open} trigger={trigger}>
        <MenuChoices
          {...root}
          label={labels.pro}
          choices={[{ value: 'one', label: labels.pro }]}
          value="one"
          onValueChange={nothing}
        />
      </DropdownMenu>
    ),
  },
  MenuGroup: {
    rootIn: 'inside',
    render: (root) => (
      <DropdownMenu {...open} trigger={trigger}>
        <MenuGroup {...root} label={labels.pro}>
          {item}
        </MenuGroup>
      </DropdownMenu>
    ),
  },
  MenuSeparator: {
    rootIn: 'inside',
    render: (root) => (
      <DropdownMenu {...open} trigger={trigger}>
        {item}
        <MenuSeparator {...root} />
        {item}
      </DropdownMenu>
    ),
  },
  Popover: {
    rootIn: 'layer',
    render: (root) => (
      <Popover {...root} {...open} trigger={trigger} label={labels.pro}>
        {labels.answerText}
      </Popover>
    ),
  },
  Toaster: {
    rootIn: 'inside',
    render: (root) => (
      <Toaster
        {...root}
        toasts={[{ id: 'one', text: labels.errorTitle }]}
        onDismiss={nothing}
        labels={{ region: labels.pro, close: labels.close }}
      />
    ),
  },
  Tooltip: {
    rootIn: 'layer',
    shownOnFocus: true,
    render: (root) => (
      <Tooltip {...root} text={labels.pro}>
        {trigger}
      </Tooltip>
    ),
  },
  AvatarMenu: {
    rootIn: 'layer',
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
    rootIn: 'layer',
    render: (root) => (
      <CommandPalette
        {...root}
        {...open}
        labels={palette.labels}
        query=""
        onQueryChange={nothing}
        groups={[
          {
            heading: labels.pro,
            items: [{ id: 'one', kind: 'action', label: labels.retry, onSelect: nothing }],
          },
        ]}
      />
    ),
  },
  EditDialog: {
    rootIn: 'layer',
    render: (root) => (
      <EditDialog {...root} {...open} labels={labels.edit} text={labels.questionText} />
    ),
  },
  EmailSentDialog: {
    rootIn: 'layer',
    render: (root) => (
      <EmailSentDialog
        {...root}
        {...open}
        labels={labels.emailSent}
        email="name@example.com"
        code=""
      />
    ),
  },
  ExportMenu: {
    rootIn: 'layer',
    render: (root) => (
      <ExportMenu {...root} {...open} labels={settings.exportMenu} onExport={nothing} />
    ),
  },
  MobileMenu: {
    rootIn: 'layer',
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
    rootIn: 'layer',
    render: (root) => (
      <SettingsDialog
        {...root}
        {...open}
        labels={settings.settings}
        tab="account"
        onTabChange={nothing}
        sections={{ account: labels.answerText, preference: null, data: null }}
      />
    ),
  },
  ShareDialog: {
    rootIn: 'layer',
    render: (root) => <ShareDialog {...root} {...open} labels={share.dialog} />,
  },
}
