import { expect } from 'storybook/test'
import preview from '#stories/preview'
import { useFoundationsLabels } from '../labels/foundations/index.ts'
import styles from './colors.module.css'
import { contrast, controlPairs, type Pair, textPairs } from './contrast.ts'
import { Section, Sheet, Token } from './sheet.tsx'
import { colorTokens, tokenValue } from './tokens.ts'

const isLine = (name: string) => name === 'line' || name === 'edge' || name === 'veil-ink'
const isInk = (name: string) => textPairs.some(([ink]) => ink === name) || name === 'focus'

function ColorsPage() {
  const labels = useFoundationsLabels().colors
  const names = colorTokens()
  const groups = [
    { title: labels.backgrounds, names: names.filter((name) => !isInk(name) && !isLine(name)) },
    { title: labels.inks, names: names.filter(isInk) },
    { title: labels.lines, names: names.filter(isLine) },
  ]
  return (
    <Sheet title={labels.title} lead={labels.lead}>
      {groups.map((group) => (
        <Section key={group.title} title={group.title}>
          <ul className={styles.list}>
            {group.names.map((name) => (
              <Role key={name} name={name} />
            ))}
          </ul>
        </Section>
      ))}
    </Sheet>
  )
}

function Role({ name }: { name: string }) {
  const { roles } = useFoundationsLabels().colors
  const meaning = Object.entries(roles).find(([role]) => role === name)?.[1]
  return (
    <li className={styles.role}>
      <span className={styles.swatch} style={{ background: `var(--cq-${name})` }} />
      <div>
        <p className={styles.meaning}>{meaning}</p>
        <Token name={name} value={tokenValue(name)} />
      </div>
      <Pairs pairs={textPairs.filter(([ink]) => ink === name)} least={4.5} />
      <Pairs pairs={controlPairs.filter(([ink]) => ink === name)} least={3} />
    </li>
  )
}

function Pairs({ pairs, least }: { pairs: readonly Pair[]; least: number }) {
  const labels = useFoundationsLabels().colors
  if (pairs.length === 0) return null
  return (
    <div className={styles.pairs}>
      {pairs.map(([ink, background]) => {
        const ratio = contrast(tokenValue(ink), tokenValue(background))
        const passes = ratio >= least
        return (
          <div
            key={background}
            className={styles.pair}
            style={{ background: `var(--cq-${background})`, color: `var(--cq-${ink})` }}
          >
            {least === 3 ? <span className={styles.mark} /> : <span>{labels.sample}</span>}
            <span className={styles.verdict}>
              {labels.on} {background} · {ratio.toFixed(2)} · ≥ {least} ·{' '}
              {passes ? `✓ ${labels.pass}` : `✗ ${labels.fail}`}
            </span>
          </div>
        )
      })}
    </div>
  )
}

const meta = preview.meta({
  title: 'Foundations/Colors',
  component: ColorsPage,
  tags: ['!autodocs'],
  parameters: { wholePage: true },
})

export const Colors = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByText(/✓/).length).toBeGreaterThan(40)
    await expect(canvas.queryByText(/✗/)).toBeNull()
  },
})
