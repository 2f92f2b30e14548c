import { Globe } from 'lucide-react'
import { classNames } from '../../class-names.ts'
import { Button, type ButtonProps } from '../../primitives/button/button.tsx'
import styles from './public-mark.module.css'

export interface PublicMarkProps
  extends Omit<ButtonProps, 'children' | 'icon' | 'variant' | 'size'> {
  /** The accessible name, which begins with the visible text: that the topic is public, and where the button leads. */
  label: string
  /** One word; narrow pages show the icon alone. */
  text: string
}

/** Says that everybody with the link reads the topic, and leads to where that is changed. */
export function PublicMark({ label, text, className, ...rest }: PublicMarkProps) {
  return (
    <Button
      {...rest}
      variant="ghost"
      size="small"
      icon={<Globe size="1rem" />}
      aria-label={label}
      title={label}
      className={classNames(styles.mark, className)}
    >
      <span>{text}</span>
    </Button>
  )
}
