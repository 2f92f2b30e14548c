export { ShareDialog, type ShareDialogLabels, type ShareDialogProps } from './share-dialog.tsx'
