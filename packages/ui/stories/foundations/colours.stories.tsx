import { expect } from 'storybook/test'
import preview from '#stories/preview'
import { contrast } from '../../src/theme/contrast.ts'
import { controlPairs, type Pair, textPairs } from '../../src/theme/contrast-pairs.ts'
import { useFoundationsWords } from '../words/foundations/index.ts'
import styles from './colours.module.css'
import { Section, Sheet, Token } from './sheet.tsx'
import { colourTokens, tokenValue } from './tokens.ts'

const isLine = (name: string) => name === 'line' || name === 'edge' || name === 'veil-ink'
const isInk = (name: string) => textPairs.some(([ink]) => ink === name) || name === 'focus'

function ColoursPage() {
  const words = useFoundationsWords().colours
  const names = colourTokens()
  const groups = [
    { title: words.grounds, names: names.filter((name) => !isInk(name) && !isLine(name)) },
    { title: words.inks, names: names.filter(isInk) },
    { title: words.lines, names: names.filter(isLine) },
  ]
  return (
    <Sheet title={words.title} lead={words.lead}>
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
  const { roles } = useFoundationsWords().colours
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
  const words = useFoundationsWords().colours
  if (pairs.length === 0) return null
  return (
    <div className={styles.pairs}>
      {pairs.map(([ink, ground]) => {
        const ratio = contrast(tokenValue(ink), tokenValue(ground))
        const passes = ratio >= least
        return (
          <div
            key={ground}
            className={styles.pair}
            style={{ background: `var(--cq-${ground})`, color: `var(--cq-${ink})` }}
          >
            {least === 3 ? <span className={styles.mark} /> : <span>{words.sample}</span>}
            <span className={styles.verdict}>
              {words.on} {ground} · {ratio.toFixed(2)} · ≥ {least} ·{' '}
              {passes ? `✓ ${words.pass}` : `✗ ${words.fail}`}
            </span>
          </div>
        )
      })}
    </div>
  )
}

const meta = preview.meta({
  title: 'Foundations/Colours',
  component: ColoursPage,
  tags: ['!autodocs'],
  parameters: { wholePage: true },
})

export const Colours = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByText(/✓/).length).toBeGreaterThan(40)
    await expect(canvas.queryByText(/✗/)).toBeNull()
  },
})
