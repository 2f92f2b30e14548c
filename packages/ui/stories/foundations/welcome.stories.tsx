import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { Logo } from '../../src/primitives/logo/logo.tsx'
import { useFoundationsLabels } from '../labels/foundations/index.ts'
import shared from './foundations.module.css'
import { Section, Sheet } from './sheet.tsx'
import styles from './welcome.module.css'

const stories = Object.keys(import.meta.glob('../../src/**/*.stories.tsx'))
const parts = new Set(stories.map((path) => path.replace(/[^/]*$/, '')))
const themes = ['light', 'dark', 'theme-pro'] as const
const colors = ['ink', 'ink-soft', 'accent', 'metal', 'danger']

function WelcomePage() {
  const { productName } = useLabels()
  const labels = useFoundationsLabels().welcome
  return (
    <Sheet title={labels.title} lead={labels.lead}>
      <Section title={labels.themes}>
        <div className={styles.themes}>
          {themes.map((theme) => (
            <div key={theme} data-theme={theme} className={styles.theme}>
              <Logo name={productName} />
              <p className={styles.sample}>{labels.themeSample}</p>
              <span className={styles.inks}>
                {colors.map((ink) => (
                  <span
                    key={ink}
                    className={styles.ink}
                    style={{ background: `var(--cq-${ink})` }}
                  />
                ))}
              </span>
              <p className={styles.name}>{labels.themeNames[theme]}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section title={labels.contents}>
        <div className={styles.contents}>
          {[labels.foundations, labels.primitives, labels.blocks, labels.screens].map(
            ([name, text]) => (
              <div key={name}>
                <p className={styles.part}>{name}</p>
                <p>{text}</p>
              </div>
            ),
          )}
        </div>
        <p className={shared.note}>{labels.count(parts.size, stories.length)}</p>
      </Section>
      <Section title={labels.rules}>
        <ol className={styles.rules}>
          {labels.ruleList.map((rule) => (
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
