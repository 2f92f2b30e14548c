import { type BindTwitterRequest, bindTwitter, unbindTwitter } from '@coinquiry/api-client'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { failureKey } from './failure.ts'
import { showUserChange } from './users.ts'

export { bindTwitterUrl } from '@coinquiry/api-client'

export type XAccount = BindTwitterRequest

/** Binds the X account that was just proved to be the user's. */
export async function bindX(queries: QueryClient, account: XAccount): Promise<void> {
  await bindTwitter(account)
  await showUserChange(queries)
}

/** Whether binding failed because the X account belongs to another user. */
export const isXTaken = (error: unknown): boolean =>
  failureKey(error) === 'error.twitterTaken' ||
  (error instanceof Error && error.message === 'twitter account already binded')

/** Whether unbinding was refused because there is no other way to sign in. */
export const isOnlyWayIn = (error: unknown): boolean => failureKey(error) === 'error.lastSignIn'

export function useUnbindX() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await unbindTwitter()
      await showUserChange(queries)
    },
  })
}
