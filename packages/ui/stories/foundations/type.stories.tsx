import preview from '#stories/preview'
import { useFoundationsLabels } from '../labels/foundations/index.ts'
import { Section, Sheet, Token } from './sheet.tsx'
import { tokensNamed, tokenValue } from './tokens.ts'
import styles from './type.module.css'

const figures = ['91,234.50', '3,108.07', '1.00']
const serif = ['text-xl', 'text-display']

function TypePage() {
  const labels = useFoundationsLabels().type
  const families = { display: labels.display, text: labels.text, code: labels.code }
  return (
    <Sheet title={labels.title} lead={labels.lead}>
      <Section title={labels.scale}>
        <div className={styles.sizes}>
          {tokensNamed('text-').map((name) => (
            <div key={name} className={styles.size}>
              <Token name={name} value={tokenValue(name)} />
              <div
                style={{
                  fontSize: `var(--cq-${name})`,
                  fontFamily: `var(--cq-font-${serif.includes(name) ? 'display' : 'text'})`,
                  lineHeight: `var(--cq-leading-${serif.includes(name) ? 'tight' : 'text'})`,
                }}
              >
                <p lang="zh">{labels.han}</p>
                <p lang="en">{labels.latin}</p>
              </div>
            </div>
          ))}
        </div>
      </Section>
      <Section title={labels.families}>
        <div className={styles.sizes}>
          {Object.entries(families).map(([family, name]) => (
            <div key={family} className={styles.size}>
              <p style={{ fontFamily: `var(--cq-font-${family})`, fontSize: 'var(--cq-text-lg)' }}>
                {name} · {labels.han} · {labels.latin}
              </p>
              <Token name={`font-${family}`} value={tokenValue(`font-${family}`)} />
            </div>
          ))}
        </div>
      </Section>
      <Section title={labels.figures}>
        <p>{labels.figuresLead}</p>
        <table className={styles.figures}>
          <tbody>
            {labels.rows.map((row, place) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                <td>{figures[place]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title={labels.leading}>
        <p className={styles.paragraph}>{labels.paragraph}</p>
        <p>
          {labels.leadingText} <Token name="leading-text" value={tokenValue('leading-text')} />
          <br />
          {labels.leadingTight} <Token name="leading-tight" value={tokenValue('leading-tight')} />
        </p>
      </Section>
    </Sheet>
  )
}

const meta = preview.meta({
  title: 'Foundations/Type',
  component: TypePage,
  tags: ['!autodocs'],
  parameters: { wholePage: true },
})

export const Type = meta.story({})
