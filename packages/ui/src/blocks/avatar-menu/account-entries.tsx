import { Gem, Keyboard, LifeBuoy, LogOut, Settings } from 'lucide-react'
import type { ReactNode } from 'react'

export interface AccountLabels {
  settings: string
  upgrade: string
  contact: string
  /** With `onShortcuts`. */
  shortcuts?: string | undefined
  logout: string
}

/** What an account's menu does; what is missing is disabled. */
export interface AccountCommands {
  /** Opens the settings. */
  onSettings?: (() => void) | undefined
  /** Leads to Pro; members are not offered it. */
  onUpgrade?: (() => void) | undefined
  /** A link to the support contact. */
  contactHref?: string | undefined
  /** Without it there is no such entry: not every reader has a keyboard. */
  onShortcuts?: (() => void) | undefined
  /** Signs out. */
  onLogout?: (() => void) | undefined
}

interface Entry {
  key: keyof AccountLabels
  icon: ReactNode
  label: string
  href?: string | undefined
  onSelect?: (() => void) | undefined
}

/** The same entries for every menu of an account; members have nothing to upgrade to. */
export function accountEntries(
  labels: AccountLabels,
  { onSettings, onUpgrade, contactHref, onShortcuts, onLogout }: AccountCommands,
  pro: boolean,
): Entry[] {
  const entries: Entry[] = [
    { key: 'settings', icon: <Settings />, label: labels.settings, onSelect: onSettings },
    { key: 'upgrade', icon: <Gem />, label: labels.upgrade, onSelect: onUpgrade },
    { key: 'contact', icon: <LifeBuoy />, label: labels.contact, href: contactHref },
    {
      key: 'shortcuts',
      icon: <Keyboard />,
      label: labels.shortcuts ?? '',
      onSelect: onShortcuts,
    },
    { key: 'logout', icon: <LogOut />, label: labels.logout, onSelect: onLogout },
  ]
  const missing: Partial<Record<Entry['key'], boolean>> = { upgrade: pro, shortcuts: !onShortcuts }
  return entries.filter(({ key }) => !missing[key])
}
