import type { ComponentPropsWithRef } from 'react'

/** The member's frame: two braided lines around a picture, as the rosettes on a banknote. */
export function AvatarFrame(props: ComponentPropsWithRef<'svg'>) {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" {...props}>
      <path d={wave(0)} />
      <path d={wave(Math.PI)} />
    </svg>
  )
}

const lobes = 24
const radius = 45.5
const swing = 3.2

/** A closed line that swings about the circle, one lobe per turn of the cosine. */
function wave(phase: number): string {
  const steps = lobes * 8
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (2 * Math.PI * step) / steps
    const distance = radius + swing * Math.cos(lobes * angle + phase)
    return `${(distance * Math.cos(angle)).toFixed(2)} ${(distance * Math.sin(angle)).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}
