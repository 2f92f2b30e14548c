export {
  type ExportFormat,
  ExportMenu,
  type ExportMenuLabels,
  type ExportMenuProps,
} from './export-menu.tsx'
