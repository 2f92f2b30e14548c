import { useCallback, useState } from 'react'

/** Whether a picture is worth drawing: it has an address, and that one has not failed. */
export function useLoadable(url: string | undefined) {
  const [failedUrl, setFailedUrl] = useState<string>()
  const onError = () => setFailedUrl(url)
  // In a prerendered page it may have failed before anyone listened.
  const ref = useCallback(
    (picture: HTMLImageElement | null) => {
      if (picture?.complete && picture.naturalWidth === 0) setFailedUrl(url)
    },
    [url],
  )
  return { loadable: Boolean(url) && url !== failedUrl, onError, ref }
}
