import { ApiError, downloadUserData } from '@coinquiry/api-client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

const HOUR_SECONDS = 3600

/** Everything that is kept of the user, as an archive; `bytes` counts what has come of it. */
export function useUserData() {
  const [bytes, setBytes] = useState(0)
  const download = useMutation({
    mutationFn: () => {
      setBytes(0)
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      return downloadUserData({ timeZone, onProgress: setBytes })
    },
  })
  return { ...download, bytes }
}

/** Hours until it may be downloaded again, where that is why it failed. */
export const hoursToWait = (error: unknown): number | undefined =>
  error instanceof ApiError && error.status === 429 && error.retryAfter
    ? Math.ceil(error.retryAfter / HOUR_SECONDS)
    : undefined
