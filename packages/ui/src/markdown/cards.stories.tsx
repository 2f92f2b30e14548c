import { type Card, cardTable } from '@coinquiry/markdown/card-table'
import { expect, fn } from 'storybook/test'
import { type Language, languageOf, useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../stories/documented.ts'
import { useChartsSettingsLabels } from '../../stories/labels/charts-settings/index.ts'
import { useFiguresLabels } from '../../stories/labels/figures.ts'
import { Markdown, type MarkdownProps } from './markdown.tsx'
import { address, asset, imitation, pool, transaction } from './stories/cards.ts'
import { figuresIn } from './stories/figures-in.ts'
import styles from './stories/stories.module.css'

interface ExampleProps extends Pick<MarkdownProps, 'onCopy'> {
  language?: Language
  cardOf: (language: Language) => Card
  isOnPhone?: boolean
  /** Whether it is known where its numbers come from. */
  checked?: boolean
  /** How much of the table has arrived, from 0 to 1. */
  part?: number
  /** A block of JSON, as answers had cards before. */
  asBlock?: boolean
}

function Example({
  language = 'zh',
  cardOf,
  isOnPhone,
  checked,
  part = 1,
  asBlock,
  onCopy,
}: ExampleProps) {
  const labels = useLabels()
  const { chart } = useChartsSettingsLabels()
  const { figures: figureLabels } = useFiguresLabels()
  const card = cardOf(language)
  const table = cardTable(card, language)
  // Each value that is a figure in braces.
  const marked = table.replaceAll(/(?<=^\| [^|]+ \| )[-+$\d][^|*]*?(?= [|*])/gm, '{$&}')
  const { text, figures, unfound } = figuresIn(checked ? marked : table, 3)
  const whole = asBlock ? `\`\`\`card\n${JSON.stringify(card)}\n\`\`\`` : text
  return (
    <div className={isOnPhone ? styles.phone : undefined}>
      <Markdown
        labels={{ ...labels.markdown, chart }}
        sources={[{ index: 1, title: card.source, url: 'https://www.coingecko.com/' }]}
        figures={checked ? { figures, unfound, labels: figureLabels } : undefined}
        text={whole.slice(0, Math.floor(whole.length * part))}
        streaming={part < 1}
        onCopy={onCopy}
      />
    </div>
  )
}

const meta = preview.meta({
  title: 'Markdown/Cards',
  ...documented(Markdown, Example),
  args: { onCopy: fn() },
  render: (args, { globals }) => <Example {...args} language={languageOf(globals.language)} />,
})

/** Its numbers tell where they come from, as those of any text. */
export const Asset = meta.story({
  args: { cardOf: asset, checked: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('table')).toBeVisible()
    await expect(
      await canvas.findByRole('button', { name: /^\$91,234\.50$|^91,234\.50 美元$/ }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(7)
  },
})
export const AssetOnAPhone = meta.story({ args: { cardOf: asset, checked: true, isOnPhone: true } })

export const Address = meta.story({
  args: { cardOf: address },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByText('0x00000000…3d7705fa')).toBeVisible()
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onCopy).toHaveBeenCalledWith('0x00000000219ab540356cbb839cbe05303d7705fa')
  },
})

export const Transaction = meta.story({ args: { cardOf: transaction } })
export const TransactionOnAPhone = meta.story({ args: { cardOf: transaction, isOnPhone: true } })

/** No text of a provider is a link, whatever it says. */
export const ImitationAndStale = meta.story({
  args: { cardOf: imitation },
  async play({ canvas }) {
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(1)
    await expect(links[0]).toHaveAttribute('data-citation')
  },
})
export const ImitationOnAPhone = meta.story({ args: { cardOf: imitation, isOnPhone: true } })

export const Pool = meta.story({ args: { cardOf: pool } })

export const HalfArrived = meta.story({ args: { cardOf: asset, part: 0.5 } })

/** The same card as it stands in answers that were written before cards were tables. */
export const OfBefore = meta.story({
  args: { cardOf: imitation, asBlock: true },
  async play({ canvas }) {
    await expect(await canvas.findByRole('table')).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('data-citation')
  },
})
