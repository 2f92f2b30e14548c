import { lazy, Suspense, useState } from 'react'
import { Boundary } from '../../shell/errors/boundary.tsx'
import { loadMessages } from '../../shell/language/language.ts'
import { type Account, isMember } from '../../shell/session/use-account.ts'
import { storage } from '../../shell/storage.ts'

const key = 'pro_offer_dismissed'

const ProOfferCard = lazy(async () => {
  const [loaded] = await Promise.all([import('./pro-offer-card.tsx'), loadMessages('pricing')])
  return loaded
})

/**
 * An offer of Pro for a signed-in free user who has not dismissed it. If its code can't be loaded,
 * nothing is shown, for it was not asked for.
 */
export function ProOffer({ account }: { account: Account }) {
  const [isDismissed, setIsDismissed] = useState(() => storage.read(key) !== null)
  if (!account || isMember(account) || isDismissed) return null
  return (
    <Boundary>
      <Suspense>
        <ProOfferCard
          onDismiss={() => {
            storage.write(key, 'true')
            setIsDismissed(true)
          }}
        />
      </Suspense>
    </Boundary>
  )
}
