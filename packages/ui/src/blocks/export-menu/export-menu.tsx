import { Download, FileText, FileType, Hash } from 'lucide-react'
import {
  DropdownMenu,
  type DropdownMenuProps,
  type DropdownMenuState,
  MenuGroup,
  MenuItem,
} from '../../primitives/dropdown-menu/dropdown-menu.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'

export type ExportFormat = 'pdf' | 'markdown' | 'docx'

export interface ExportMenuLabels extends Record<ExportFormat, string> {
  /** Names the button. */
  open: string
}

export interface ExportMenuProps
  extends Omit<DropdownMenuProps, 'trigger' | 'children'>,
    DropdownMenuState {
  /** What the formats are called, and the button. */
  labels: ExportMenuLabels
  /** Called with the chosen format. */
  onExport?: ((format: ExportFormat) => void) | undefined
  /** Disables the formats and says why. */
  disabledReason?: string | undefined
  /** `small` in the bar of an answer, `medium` in the header. */
  size?: 'small' | 'medium' | undefined
  /** Takes the place of the button; see `DropdownMenu`. */
  trigger?: DropdownMenuProps['trigger'] | undefined
}

const formats = [
  { format: 'pdf', icon: <FileText /> },
  { format: 'markdown', icon: <Hash /> },
  { format: 'docx', icon: <FileType /> },
] as const

/** A button that offers a topic or an answer as a file. Without `onExport` nothing can be chosen. */
export function ExportMenu({
  labels,
  onExport,
  disabledReason,
  size = 'medium',
  trigger,
  ...rest
}: ExportMenuProps) {
  const items = formats.map(({ format, icon }) => (
    <MenuItem
      key={format}
      icon={icon}
      onSelect={onExport && !disabledReason ? () => onExport(format) : undefined}
    >
      {labels[format]}
    </MenuItem>
  ))
  return (
    <DropdownMenu
      {...rest}
      trigger={trigger ?? <IconButton size={size} label={labels.open} icon={<Download />} />}
    >
      {disabledReason ? <MenuGroup label={disabledReason}>{items}</MenuGroup> : items}
    </DropdownMenu>
  )
}
