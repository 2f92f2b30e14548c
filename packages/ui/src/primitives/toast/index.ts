export { Toaster, type ToasterProps, type ToastItem } from './toaster.tsx'
