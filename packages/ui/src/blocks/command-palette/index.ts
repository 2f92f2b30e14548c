export type { CommandGroup, CommandItem } from './command-item.ts'
export {
  CommandPalette,
  type CommandPaletteLabels,
  type CommandPaletteProps,
} from './command-palette.tsx'
