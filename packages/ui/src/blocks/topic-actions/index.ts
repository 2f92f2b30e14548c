export { ExportButton, type ExportButtonProps } from './export-button.tsx'
export { TopicActions, type TopicActionsLabels, type TopicActionsProps } from './topic-actions.tsx'
