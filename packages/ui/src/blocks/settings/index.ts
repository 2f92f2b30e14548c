export {
  AccountSettings,
  type AccountSettingsLabels,
  type AccountSettingsProps,
} from './account-settings.tsx'
export {
  DataSettings,
  type DataSettingsLabels,
  type DataSettingsProps,
} from './data-settings.tsx'
export type { GuardedLabels } from './guarded-button.tsx'
export {
  type LanguageChoice,
  PreferenceSettings,
  type PreferenceSettingsLabels,
  type PreferenceSettingsProps,
  type ThemeChoice,
} from './preference-settings.tsx'
export type { SettingsAccount } from './settings-account.ts'
export {
  SettingsDialog,
  type SettingsDialogLabels,
  type SettingsDialogProps,
  type SettingsTab,
} from './settings-dialog.tsx'
