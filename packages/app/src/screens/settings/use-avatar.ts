import { useState } from 'react'
import { useIntl } from 'react-intl'
import { AVATAR_MAX_BYTES, useSwitchToXPicture, useUploadAvatar } from '../../data/account.ts'
import { failureText } from '../../shell/errors/failure-text.ts'

const MIB = 1024 * 1024

/** Changing the picture; the chosen one is shown while it is on its way. */
export function useAvatar() {
  const intl = useIntl()
  const upload = useUploadAvatar()
  const fromX = useSwitchToXPicture()
  const [preview, setPreview] = useState<string>()
  const [isTooLarge, setIsTooLarge] = useState(false)
  const failure = upload.error ?? fromX.error

  function forget(): void {
    upload.reset()
    fromX.reset()
  }

  return {
    preview: upload.isPending ? preview : undefined,
    isBusy: upload.isPending || fromX.isPending,
    error: isTooLarge
      ? intl.formatMessage({ id: 'settings.avatarTooLarge' }, { size: AVATAR_MAX_BYTES / MIB })
      : failure
        ? failureText(intl, failure)
        : undefined,
    upload(file: File): void {
      forget()
      setIsTooLarge(file.size > AVATAR_MAX_BYTES)
      if (file.size > AVATAR_MAX_BYTES) return
      setPreview(undefined)
      void dataUrlOf(file).then(setPreview)
      upload.mutate(file)
    },
    useXPicture(): void {
      forget()
      setIsTooLarge(false)
      fromX.mutate()
    },
  }
}

/** The page's policy shows pictures by such addresses, not by those of blobs. */
function dataUrlOf(file: File): Promise<string | undefined> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : undefined)
    reader.onerror = () => resolve(undefined)
    reader.readAsDataURL(file)
  })
}
