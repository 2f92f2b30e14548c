import { useHydrated, useLocation } from '@tanstack/react-router'
import { LazyPart, part } from '../lazy-part.tsx'

/** Loaded by a sign-in link before it leads here, so that nothing moves when it is shown. */
export const signedInLine = part(() => import('./signed-in-line.tsx'), 'login')

/** Whom the link of a mail has signed in, on the page that it led to, until it is closed or left. */
export function SignedInAs() {
  const email = useLocation({ select: ({ state }) => state.signedInAs })
  // Home and Login are prerendered for a visitor.
  const isHydrated = useHydrated()
  if (!isHydrated || email === undefined) return null
  return <LazyPart of={signedInLine} props={{ email }} onMissing={() => undefined} />
}
