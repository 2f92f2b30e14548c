export interface SettingsAccount {
  name: string
  email: string
  imageUrl?: string | undefined
  /** A member. */
  pro: boolean
  /** The screen name of the X account bound to this one. */
  xName?: string | undefined
}
