import { Gem, LifeBuoy, LogOut, Settings } from 'lucide-react'
import type { ReactNode } from 'react'

export interface AccountLabels {
  settings: string
  upgrade: string
  contact: string
  logout: string
}

/** What an account's menu does; what is missing is disabled. */
export interface AccountCommands {
  onSettings?: (() => void) | undefined
  onUpgrade?: (() => void) | undefined
  /** Where those who run the product can be reached. */
  contactHref?: string | undefined
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
  { onSettings, onUpgrade, contactHref, onLogout }: AccountCommands,
  pro: boolean,
): Entry[] {
  const entries: Entry[] = [
    { key: 'settings', icon: <Settings />, label: labels.settings, onSelect: onSettings },
    { key: 'upgrade', icon: <Gem />, label: labels.upgrade, onSelect: onUpgrade },
    { key: 'contact', icon: <LifeBuoy />, label: labels.contact, href: contactHref },
    { key: 'logout', icon: <LogOut />, label: labels.logout, onSelect: onLogout },
  ]
  return entries.filter(({ key }) => !(pro && key === 'upgrade'))
}
