export {
  VersionPicker,
  type VersionPickerLabels,
  type VersionPickerProps,
} from './version-picker.tsx'
