export { SourcePanel, type SourcePanelLabels, type SourcePanelProps } from './source-panel.tsx'
