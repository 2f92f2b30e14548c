import {
  deleteUser,
  setDataManager,
  setRightProtection,
  switchTwitterIcon,
  updateUserName,
  uploadAvatar,
} from '@coinquiry/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
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
    mutationFn: change,
    onSuccess: () => showUserChange(queries),
  })
}
