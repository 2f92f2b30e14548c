import { useHydrated, useRouter } from '@tanstack/react-router'

/** Whether only the frame is drawn: on the server for screens it can't know, and while that is hydrated. */
export function useIsFrameOnly(): boolean {
  const router = useRouter()
  return !useHydrated() && router.isShell()
}
