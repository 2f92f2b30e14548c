export { DropdownMenu, type DropdownMenuProps, type DropdownMenuState } from './dropdown-menu.tsx'
export { type MenuChoice, MenuChoices, type MenuChoicesProps } from './menu-choices.tsx'
export { MenuItem, type MenuItemProps } from './menu-item.tsx'
export { MenuSeparator, type MenuSeparatorProps } from './menu-separator.tsx'
