import preview from '#stories/preview'
import { useFoundationsLabels } from '../labels/foundations/index.ts'
import { Section, Sheet, Token } from './sheet.tsx'
import styles from './space.module.css'
import { tokensNamed, tokenValue } from './tokens.ts'

function SpacePage() {
  const labels = useFoundationsLabels().space
  return (
    <Sheet title={labels.title} lead={labels.lead}>
      <Section title={labels.space}>
        <div className={styles.rows}>
          {tokensNamed('space-').map((name) => (
            <Length key={name} name={name} />
          ))}
        </div>
      </Section>
      <Section title={labels.sizes}>
        <div className={styles.rows}>
          {Object.entries(labels.sizeNames).map(([name, meaning]) => (
            <Length key={name} name={name} meaning={meaning} />
          ))}
        </div>
      </Section>
      <Section title={labels.radius}>
        <div className={styles.boxes}>
          {tokensNamed('radius-').map((name) => (
            <div key={name} className={styles.box}>
              <div className={styles.corner} style={{ borderRadius: `var(--cq-${name})` }} />
              <Token name={name} value={tokenValue(name)} />
            </div>
          ))}
        </div>
      </Section>
      <Section title={labels.shadow}>
        <div className={styles.boxes}>
          {tokensNamed('shadow-').map((name) => (
            <div key={name} className={styles.box}>
              <div className={styles.sheet} style={{ boxShadow: `var(--cq-${name})` }} />
              <Token name={name} value={tokenValue(name)} />
            </div>
          ))}
        </div>
      </Section>
    </Sheet>
  )
}

function Length({ name, meaning }: { name: string; meaning?: string }) {
  return (
    <div className={styles.row}>
      <div>
        {meaning && <p>{meaning}</p>}
        <Token name={name} value={tokenValue(name)} />
      </div>
      <div className={styles.bar} style={{ inlineSize: `var(--cq-${name})` }} />
    </div>
  )
}

const meta = preview.meta({
  title: 'Foundations/Space',
  component: SpacePage,
  tags: ['!autodocs'],
  parameters: { wholePage: true },
})

export const Space = meta.story({})
