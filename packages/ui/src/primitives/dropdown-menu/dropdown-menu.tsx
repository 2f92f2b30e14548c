import * as Radix from '@radix-ui/react-dropdown-menu'
import { Check } from 'lucide-react'
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { classNames } from '../../class-names.ts'
import type { MenuButton } from '../../hooks/use-menu-button.ts'
import styles from './dropdown-menu.module.css'

export interface DropdownMenuState {
  /** Which edge of the button it keeps to. */
  align?: 'start' | 'center' | 'end' | undefined
  /** Left out, it keeps its own state. */
  open?: boolean | undefined
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

export interface DropdownMenuProps
  extends Omit<ComponentPropsWithRef<'div'>, 'dir'>,
    DropdownMenuState {
  /** The button that opens it, or the `trigger` of `useMenuButton`; its name is the menu's name. */
  trigger: ReactElement | MenuButton
}

/** A menu below its button; inside go `MenuItem`, `MenuGroup`, `MenuChoices` and `MenuSeparator`. */
export function DropdownMenu({
  trigger,
  align = 'end',
  open,
  onOpenChange,
  className,
  ...rest
}: DropdownMenuProps) {
  // A given id takes the place of the one that Radix's trigger refers to.
  const controls = open !== false && rest.id && { 'aria-controls': rest.id }
  const isDrawn = 'element' in trigger
  const named = isDrawn && { 'aria-labelledby': trigger.buttonId }
  const button = useRef<HTMLButtonElement>(null)

  // Radix keeps Tab within the menu; from its button the browser goes on to what stands beside it.
  function leaveByTab(event: KeyboardEvent<HTMLDivElement>): void {
    rest.onKeyDownCapture?.(event)
    if (event.key !== 'Tab') return
    event.stopPropagation()
    button.current?.focus()
  }

  return (
    // Radix takes an `undefined` for a prop that is left out, but its types do not.
    <Radix.Root modal={false} {...({ open, onOpenChange } as Radix.DropdownMenuProps)}>
      <Radix.Trigger asChild ref={button} {...controls}>
        {isDrawn ? <DrawnButton element={trigger.element} /> : trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          loop
          sideOffset={6}
          collisionPadding={16}
          {...named}
          {...rest}
          onKeyDownCapture={leaveByTab}
          align={align}
          onFocus={(event) => {
            rest.onFocus?.(event)
            enterByKeyboard(event)
          }}
          className={classNames(styles.menu, className)}
        />
      </Radix.Portal>
    </Radix.Root>
  )
}

interface DrawnButtonProps extends Pick<MenuButton, 'element'> {
  /** The id of the menu, from Radix. */
  'aria-controls'?: string
  ref?: Ref<unknown> | undefined
}

/** Stands for a button that is drawn elsewhere: Radix takes that one for its trigger. */
function DrawnButton({ element, 'aria-controls': menuId, ref }: DrawnButtonProps) {
  useImperativeHandle(ref, () => {
    if (menuId) element.current?.setAttribute('aria-controls', menuId)
    return element.current
  })
  return null
}

/** Radix leads a keyboard to the first item only if it was there when the key was pressed. */
function enterByKeyboard({ currentTarget, target, relatedTarget }: FocusEvent): void {
  const comesFromOutside = target === currentTarget && !currentTarget.contains(relatedTarget)
  if (!comesFromOutside || !currentTarget.matches(':focus-visible')) return
  currentTarget.querySelector<HTMLElement>('[role^=menuitem]')?.focus()
}

export interface MenuItemProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  /** Stands before the text; decoration. */
  icon?: ReactNode
  /** For what can't be taken back. */
  danger?: boolean | undefined
  /** Called when it is chosen; the menu closes. */
  onSelect?: (() => void) | undefined
  /** Makes it a link. */
  href?: string | undefined
  /** Disables the item and says why; it can still be reached, so that the reason is read. */
  disabledReason?: string | undefined
}

/** One command of a menu. With neither `onSelect` nor `href` it is disabled. */
export function MenuItem({
  icon,
  danger = false,
  onSelect,
  href,
  disabledReason,
  className,
  children,
  ...rest
}: MenuItemProps) {
  const disabled = Boolean(disabledReason) || (!onSelect && href === undefined)
  const isLink = href !== undefined && !disabled
  const content = <ItemText icon={icon} label={children} disabledReason={disabledReason} />
  return (
    <Radix.Item
      {...rest}
      {...selection(disabled, onSelect)}
      asChild={isLink}
      className={classNames(styles.item, danger && styles.danger, className)}
    >
      {isLink ? <a href={href}>{content}</a> : content}
    </Radix.Item>
  )
}

/** A disabled item stays in reach of the keyboard, so it is not `disabled` but does nothing. */
function selection(disabled: boolean, onSelect?: () => void) {
  return {
    'aria-disabled': disabled || undefined,
    onSelect: (event: Event) => (disabled ? event.preventDefault() : onSelect?.()),
  }
}

function ItemText({ icon, label, disabledReason }: Omit<MenuChoice, 'value'>) {
  return (
    <>
      {icon && (
        <span aria-hidden="true" className={styles.icon}>
          {icon}
        </span>
      )}
      <span className={styles.text}>
        <span>{label}</span>
        {disabledReason && <span className={styles.reason}>{disabledReason}</span>}
      </span>
    </>
  )
}

export interface MenuChoice {
  value: string
  label: ReactNode
  icon?: ReactNode
  /** Disables the choice and says why. */
  disabledReason?: string | undefined
}

export interface MenuChoicesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The heading above the choices. */
  label: string
  /** The choices, from top to bottom. */
  choices: readonly MenuChoice[]
  /** The `value` of what is chosen. */
  value: string
  /** Called with the new choice. */
  onValueChange?: ((value: string) => void) | undefined
}

/** One choice out of several inside a menu. Without `onValueChange` all are disabled. */
export function MenuChoices({ label, choices, value, onValueChange, ...rest }: MenuChoicesProps) {
  const id = useId()
  return (
    <Radix.RadioGroup {...rest} aria-labelledby={id} value={value}>
      <Radix.Label id={id} className={styles.label}>
        {label}
      </Radix.Label>
      {choices.map((choice) => (
        <Radix.RadioItem
          key={choice.value}
          {...selection(Boolean(choice.disabledReason) || !onValueChange, () =>
            onValueChange?.(choice.value),
          )}
          value={choice.value}
          className={styles.item}
        >
          <ItemText {...choice} />
          <Radix.ItemIndicator className={styles.check}>
            <Check aria-hidden="true" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}

export interface MenuGroupProps extends ComponentPropsWithRef<'div'> {
  /** The heading above the items, read out as the first of them is reached. */
  label: string
}

/** Items of a menu under a heading that holds for all of them. */
export function MenuGroup({ label, children, ...rest }: MenuGroupProps) {
  const id = useId()
  return (
    <Radix.Group {...rest} aria-labelledby={id}>
      <Radix.Label id={id} className={styles.label}>
        {label}
      </Radix.Label>
      {children}
    </Radix.Group>
  )
}

export type MenuSeparatorProps = Omit<ComponentPropsWithRef<'div'>, 'children'>

/** A hairline between groups of a menu. */
export function MenuSeparator({ className, ...rest }: MenuSeparatorProps) {
  return <Radix.Separator {...rest} className={classNames(styles.separator, className)} />
}
