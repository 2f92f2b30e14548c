import preview from '#stories/preview'
import { useReviewLabels } from '../labels/review.ts'
import styles from './review.module.css'
import { Section, Sheet } from './sheet.tsx'

function ReviewPage() {
  const labels = useReviewLabels()
  const { lang, dataset } = document.documentElement
  const globals = `theme:${dataset.theme};language:${lang}`
  return (
    <Sheet title={labels.title} lead={labels.lead}>
      {labels.sections.map(({ heading, lines }) => (
        <Section key={heading} title={heading}>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Section>
      ))}
      <Section title={labels.linksHeading}>
        <ul className={styles.links}>
          {labels.links.map(({ text, path }) => (
            <li key={path}>
              <a href={`./?path=${path}&globals=${globals}`} target="_top" className={styles.link}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </Sheet>
  )
}

const meta = preview.meta({
  title: 'How to review',
  component: ReviewPage,
  tags: ['!autodocs'],
  parameters: { wholePage: true },
})

export const HowToReview = meta.story({ name: 'How to review' })
