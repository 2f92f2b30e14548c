import { AccountButton, type HeaderAccount } from '@coinquiry/ui/blocks/app-header'
import { lazy, Suspense } from 'react'
import { preload } from './preload.ts'
import { useAccountLabels } from './use-account-labels.ts'
import { useOpened } from './use-opened.ts'

const load = () => import('./account-menu.tsx')
const AccountMenu = lazy(load)

/** The account's picture; its menu is loaded when somebody reaches for it. */
export function AccountControl({ account }: { account: HeaderAccount }) {
  const labels = useAccountLabels()
  const { isOpen, setIsOpen, wasOpened, open } = useOpened()
  const button = (
    <AccountButton
      labels={labels}
      account={account}
      onClick={open}
      onPointerEnter={() => preload(load)}
      onFocus={() => preload(load)}
    />
  )
  if (!wasOpened) return button
  return (
    <Suspense fallback={button}>
      <AccountMenu labels={labels} account={account} open={isOpen} onOpenChange={setIsOpen} />
    </Suspense>
  )
}
