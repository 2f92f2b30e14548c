export type { AccountCommands, AccountLabels } from './account-entries.tsx'
export { AvatarMenu, type AvatarMenuLabels, type AvatarMenuProps } from './avatar-menu.tsx'
