import { Check, X } from 'lucide-react'
import preview from '#stories/preview'
import { useFoundationsLabels } from '../labels/foundations/index.ts'
import { Section, Sheet } from './sheet.tsx'
import styles from './writing.module.css'

function WritingPage() {
  const labels = useFoundationsLabels().writing
  return (
    <Sheet title={labels.title} lead={labels.lead}>
      {labels.sections.map((section) => (
        <Section key={section.title} title={section.title}>
          <div className={styles.pairs}>
            {section.pairs.map(([good, bad, why]) => (
              <div key={good} className={styles.pair}>
                <div className={styles.side}>
                  <p className={styles.verdict}>
                    <Check aria-hidden="true" /> {labels.good}
                  </p>
                  <p>{good}</p>
                </div>
                <div className={`${styles.side} ${styles.bad}`}>
                  <p className={styles.verdict}>
                    <X aria-hidden="true" /> {labels.bad}
                  </p>
                  <p>{bad}</p>
                </div>
                <p className={styles.why}>{why}</p>
              </div>
            ))}
          </div>
        </Section>
      ))}
    </Sheet>
  )
}

const meta = preview.meta({
  title: 'Foundations/Writing',
  component: WritingPage,
  tags: ['!autodocs'],
  parameters: { wholePage: true },
})

export const Writing = meta.story({})
