export {
  ConfirmDialog,
  type ConfirmDialogLabels,
  type ConfirmDialogProps,
} from './confirm-dialog.tsx'
