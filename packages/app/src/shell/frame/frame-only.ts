import { useHydrated } from '@tanstack/react-router'

let frameOnly = false

/** Says what the prerendered tree consists of, before it is rendered on the server or hydrated. */
export function setFrameOnly(only: boolean): void {
  frameOnly = only
}

/** Whether only the frame is drawn: on the server for screens it can't know, and while that is hydrated. */
export function useIsFrameOnly(): boolean {
  return !useHydrated() && frameOnly
}
