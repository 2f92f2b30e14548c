import {
  type BindTwitterRequest,
  bindTwitter,
  deleteUser,
  setDataManager,
  setRightProtection,
  switchTwitterIcon,
  unbindTwitter,
  updateUserName,
  uploadAvatar,
} from '@coinquiry/api-client'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { failureKey } from './failure.ts'
import { showUserChange } from './users.ts'

export { AVATAR_MAX_BYTES, DELETE_ACCOUNT_PHRASE } from '@coinquiry/api-client/limits'

export const useRename = () =>
  useAccountChange((name: string) => updateUserName({ user_name: name }))

export const useUploadAvatar = () => useAccountChange((file: File) => uploadAvatar({ file }))

/** Shows the picture of the bound X account. */
export const useSwitchToXPicture = () => useAccountChange(() => switchTwitterIcon())

export const useSetCopyright = () =>
  useAccountChange((isOn: boolean) => setRightProtection({ right_protection: isOn ? 1 : 0 }))

export const useSetDataUse = () =>
  useAccountChange((isOn: boolean) => setDataManager({ allow_data_manage: isOn ? 1 : 0 }))

export const useDeleteAccount = () => useMutation({ mutationFn: () => deleteUser() })

/** Done when the user has been read anew. */
function useAccountChange<Value>(change: (value: Value) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (value: Value) => void (await change(value)),
    onSuccess: () => showUserChange(queries),
  })
}

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

export const useUnbindX = () => useAccountChange(() => unbindTwitter())
