import { Download, FileText, FileType, Hash } from 'lucide-react'
import type { ReactElement } from 'react'
import {
  DropdownMenu,
  type DropdownMenuProps,
  MenuItem,
} from '../../primitives/dropdown-menu/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'

export type ExportFormat = 'pdf' | 'markdown' | 'docx'

export interface ExportMenuLabels extends Record<ExportFormat, string> {
  /** Names the button. */
  open: string
}

/** A button that offers a topic or an answer as a file. Without `onExport` nothing can be chosen. */
export interface ExportMenuProps extends Omit<DropdownMenuProps, 'trigger' | 'children'> {
  labels: ExportMenuLabels
  onExport?: ((format: ExportFormat) => void) | undefined
  /** Disables the formats and says why. */
  disabledReason?: string | undefined
  size?: 'small' | 'medium'
  /** Takes the place of the button. */
  trigger?: ReactElement | undefined
}

const formats = [
  { format: 'pdf', icon: <FileText /> },
  { format: 'markdown', icon: <Hash /> },
  { format: 'docx', icon: <FileType /> },
] as const

export function ExportMenu({
  labels,
  onExport,
  disabledReason,
  size = 'medium',
  trigger,
  ...rest
}: ExportMenuProps) {
  return (
    <DropdownMenu
      {...rest}
      trigger={trigger ?? <IconButton size={size} label={labels.open} icon={<Download />} />}
    >
      {formats.map(({ format, icon }) => (
        <MenuItem
          key={format}
          icon={icon}
          disabledReason={disabledReason}
          onSelect={onExport && (() => onExport(format))}
        >
          {labels[format]}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
