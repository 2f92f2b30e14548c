export {
  type CommandGroup,
  type CommandItem,
  CommandPalette,
  type CommandPaletteLabels,
  type CommandPaletteProps,
} from './command-palette.tsx'
