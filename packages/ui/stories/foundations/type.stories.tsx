import preview from '#stories/preview'
import { useFoundationsWords } from '../words/foundations/index.ts'
import { Section, Sheet, Token } from './sheet.tsx'
import { tokensNamed, tokenValue } from './tokens.ts'
import styles from './type.module.css'

const figures = ['91,234.50', '3,108.07', '1.00']
const serif = ['text-xl', 'text-display']

function TypePage() {
  const words = useFoundationsWords().type
  const families = { display: words.display, text: words.text, code: words.code }
  return (
    <Sheet title={words.title} lead={words.lead}>
      <Section title={words.scale}>
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
                <p lang="zh">{words.han}</p>
                <p lang="en">{words.latin}</p>
              </div>
            </div>
          ))}
        </div>
      </Section>
      <Section title={words.families}>
        <div className={styles.sizes}>
          {Object.entries(families).map(([family, name]) => (
            <div key={family} className={styles.size}>
              <p style={{ fontFamily: `var(--cq-font-${family})`, fontSize: 'var(--cq-text-lg)' }}>
                {name} · {words.han} · {words.latin}
              </p>
              <Token name={`font-${family}`} value={tokenValue(`font-${family}`)} />
            </div>
          ))}
        </div>
      </Section>
      <Section title={words.figures}>
        <p>{words.figuresLead}</p>
        <table className={styles.figures}>
          <tbody>
            {words.rows.map((row, place) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                <td>{figures[place]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title={words.leading}>
        <p className={styles.paragraph}>{words.paragraph}</p>
        <p>
          {words.leadingText} <Token name="leading-text" value={tokenValue('leading-text')} />
          <br />
          {words.leadingTight} <Token name="leading-tight" value={tokenValue('leading-tight')} />
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
