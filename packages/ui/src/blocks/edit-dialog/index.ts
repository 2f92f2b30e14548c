export { EditDialog, type EditDialogLabels, type EditDialogProps } from './edit-dialog.tsx'
