import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { Logo } from '../../src/primitives/logo/index.ts'
import { useFoundationsWords } from '../words/foundations/index.ts'
import shared from './foundations.module.css'
import { Section, Sheet } from './sheet.tsx'
import styles from './welcome.module.css'

const parts = Object.keys(import.meta.glob('../../src/{primitives,blocks}/*/index.ts'))
const stories = Object.keys(import.meta.glob('../../src/**/*.stories.tsx'))
const papers = ['light', 'dark', 'theme-pro'] as const
const inks = ['ink', 'ink-soft', 'accent', 'metal', 'danger']

function WelcomePage() {
  const { productName } = useWords()
  const words = useFoundationsWords().welcome
  return (
    <Sheet title={words.title} lead={words.lead}>
      <Section title={words.papers}>
        <div className={styles.papers}>
          {papers.map((paper) => (
            <div key={paper} data-theme={paper} className={styles.paper}>
              <Logo name={productName} />
              <p className={styles.sample}>{words.paperSample}</p>
              <span className={styles.inks}>
                {inks.map((ink) => (
                  <span
                    key={ink}
                    className={styles.ink}
                    style={{ background: `var(--cq-${ink})` }}
                  />
                ))}
              </span>
              <p className={styles.name}>{words.paperNames[paper]}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section title={words.contents}>
        <div className={styles.contents}>
          {[words.foundations, words.primitives, words.blocks, words.screens].map(
            ([name, text]) => (
              <div key={name}>
                <p className={styles.part}>{name}</p>
                <p>{text}</p>
              </div>
            ),
          )}
        </div>
        <p className={shared.note}>{words.count(parts.length, stories.length)}</p>
      </Section>
      <Section title={words.rules}>
        <ol className={styles.rules}>
          {words.ruleList.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </Section>
    </Sheet>
  )
}

const meta = preview.meta({
  title: 'Welcome',
  component: WelcomePage,
  tags: ['!autodocs'],
  parameters: { wholePage: true },
})

export const Welcome = meta.story({})
