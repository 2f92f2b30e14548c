import { useEffect, useState } from 'react'
import { isReloading } from './reload-once.ts'

/** Whether what broke is to be told: not before it is certain that the page is not being replaced. */
export function useIsStaying(): boolean {
  const [isStaying, setStaying] = useState(false)
  useEffect(() => {
    void isReloading().then((isLeaving) => setStaying(!isLeaving))
  }, [])
  return isStaying
}
