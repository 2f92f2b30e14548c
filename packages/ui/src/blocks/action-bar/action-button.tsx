import { RotateCcw } from 'lucide-react'
import { IconButton, type IconButtonProps } from '../../primitives/icon-button/index.ts'

/** One action of a bar, drawn with the icon it has everywhere. */
export interface ActionButtonProps extends Omit<IconButtonProps, 'icon' | 'size' | 'variant'> {
  action: keyof typeof icons
}

const icons = { refresh: RotateCcw }

export function ActionButton({ action, ...rest }: ActionButtonProps) {
  const Icon = icons[action]
  return <IconButton {...rest} size="small" icon={<Icon />} />
}
