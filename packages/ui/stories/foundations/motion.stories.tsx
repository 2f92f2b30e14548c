import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#stories/preview'
import { usePrefersReducedMotion } from '../../src/hooks/use-prefers-reduced-motion.ts'
import { Button } from '../../src/primitives/button/button.tsx'
import { Spinner } from '../../src/primitives/spinner/spinner.tsx'
import { useFoundationsLabels } from '../labels/foundations/index.ts'
import shared from './foundations.module.css'
import styles from './motion.module.css'
import { Section, Sheet, Token } from './sheet.tsx'
import { tokenValue } from './tokens.ts'

const durations = ['quick', 'calm'] as const

function MotionPage() {
  const labels = useFoundationsLabels().motion
  const [there, setThere] = useState(false)
  const still = usePrefersReducedMotion()
  return (
    <Sheet title={labels.title} lead={labels.lead}>
      <Section title={labels.times}>
        <p className={shared.note} role="status">
          {still ? labels.reduced : labels.full}
        </p>
        {durations.map((name) => (
          <div key={name}>
            <p>{labels[name]}</p>
            <Token name={name} value={tokenValue(name)} />
            <div className={styles.track}>
              <div
                className={there ? `${styles.dot} ${styles.there}` : styles.dot}
                style={still ? undefined : { transitionDuration: `var(--cq-${name})` }}
              />
            </div>
          </div>
        ))}
        <div>
          <Button onClick={() => setThere(!there)}>{labels.play}</Button>
        </div>
      </Section>
      <Section title={labels.ease}>
        <p>{labels.easeText}</p>
        <Curve easing={tokenValue('ease')} />
        <Token name="ease" value={tokenValue('ease')} />
      </Section>
      <Section title={labels.running}>
        <p className={styles.running}>
          <Spinner /> {labels.running}
        </p>
      </Section>
    </Sheet>
  )
}

/** A `cubic-bezier()` as a line from the start to the end of the way. */
function Curve({ easing }: { easing: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (easing.match(/[\d.]+/g) ?? []).map(Number)
  const at = (x: number, y: number) => `${x * 100} ${100 - y * 100}`
  return (
    <svg viewBox="0 0 100 100" className={styles.curve} aria-hidden="true">
      <rect width={100} height={100} className={styles.frame} />
      <path d={`M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`} />
    </svg>
  )
}

const meta = preview.meta({
  title: 'Foundations/Motion',
  component: MotionPage,
  tags: ['!autodocs'],
  parameters: { wholePage: true },
})

export const Motion = meta.story({})

export const Reduced = meta.story({
  globals: { motion: 'reduced' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent(/减少动效|less motion/i)
  },
})
