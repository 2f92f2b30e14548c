export {
  EmailSentDialog,
  type EmailSentDialogLabels,
  type EmailSentDialogProps,
} from './email-sent-dialog.tsx'
