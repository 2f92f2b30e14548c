export { ShortcutList, type ShortcutListProps } from './shortcut-list.tsx'
