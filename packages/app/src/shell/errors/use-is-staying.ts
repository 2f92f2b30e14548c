import { useEffect, useState } from 'react'
import { isReloading } from './reload-once.ts'

/** Whether to show an error: only once it is certain that the page is not being reloaded. */
export function useIsStaying(): boolean {
  const [isStaying, setStaying] = useState(false)
  useEffect(() => {
    void isReloading().then((isLeaving) => setStaying(!isLeaving))
  }, [])
  return isStaying
}
