import { useEffect, useState } from 'react'
import { usePrefersReducedMotion } from './use-prefers-reduced-motion.ts'

/** The part of `text` typed so far, one character per `pace` milliseconds; whole when not `active`. */
export function useTypedText(text: string, { active, pace }: { active: boolean; pace: number }) {
  const still = usePrefersReducedMotion()
  const characters = [...text]
  const [typed, setTyped] = useState(active ? 0 : characters.length)
  const done = !active || still || typed >= characters.length

  useEffect(() => {
    if (done) return
    const timer = setTimeout(() => setTyped(typed + 1), pace)
    return () => clearTimeout(timer)
  }, [done, typed, pace])

  return done ? text : characters.slice(0, typed).join('')
}
