import { Download } from 'lucide-react'
import { IconButton, type IconButtonProps } from '../../primitives/icon-button/index.ts'

export type ExportButtonProps = Omit<IconButtonProps, 'icon'>

/** What opens the export menu; apart from it, so that a page can draw the one and load the other. */
export function ExportButton(props: ExportButtonProps) {
  return <IconButton aria-haspopup="menu" aria-expanded={false} {...props} icon={<Download />} />
}
