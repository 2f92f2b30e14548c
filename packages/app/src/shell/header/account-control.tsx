import { AccountButton, type HeaderAccount } from '@coinquiry/ui/blocks/app-header'
import { LazyPart } from '../parts/lazy-part.tsx'
import { part } from '../parts/part.ts'
import { useOpened } from '../parts/use-opened.ts'
import { useAccountLabels } from './use-account-labels.ts'

const menu = part(() => import('./account-menu.tsx'))

/** The account's picture; its menu is loaded when somebody reaches for it. */
export function AccountControl({ account }: { account: HeaderAccount }) {
  const labels = useAccountLabels()
  const { isOpen, setIsOpen, wasOpened, open, forget } = useOpened()
  return (
    <LazyPart
      of={menu}
      props={{ labels, account, open: isOpen, onOpenChange: setIsOpen }}
      wanted={wasOpened}
      meanwhile={
        <AccountButton
          labels={labels}
          account={account}
          onClick={open}
          onPointerEnter={menu.preload}
          onFocus={menu.preload}
        />
      }
      onMissing={forget}
    />
  )
}
