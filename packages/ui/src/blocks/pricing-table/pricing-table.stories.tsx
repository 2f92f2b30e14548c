import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { documented } from '../../../stories/documented.ts'
import { usePricingWords } from '../../../stories/words/pricing/index.ts'
import { Dialog } from '../../primitives/dialog/index.ts'
import { PricingTable, type PricingTableProps } from './index.ts'
import styles from './pricing-table.stories.module.css'

interface ExampleProps extends Partial<PricingTableProps> {
  member?: boolean
  inDialog?: boolean
}

function Example({ member = false, inDialog = false, ...props }: ExampleProps) {
  const words = usePricingWords()
  const { close } = useWords()
  const { free, yearly, monthly } = words.plans
  const table = (
    <PricingTable
      title={inDialog ? undefined : words.title}
      lead={words.lead}
      blurbs={[
        { ...words.blurbs.topics, icon: 'unlimited' },
        { ...words.blurbs.research, icon: 'research' },
        { ...words.blurbs.marks, icon: 'mark' },
      ]}
      plans={[
        { id: 'free', ...free },
        {
          id: 'yearly',
          ...yearly,
          recommended: true,
          disabledReason: member ? words.current : undefined,
        },
        { id: 'monthly', ...monthly },
      ]}
      onChoose={fn()}
      {...props}
    />
  )
  if (!inDialog) return <div className={styles.page}>{table}</div>
  return (
    <Dialog
      open
      onOpenChange={fn()}
      title={words.title}
      closeLabel={close}
      className={styles.dialog}
    >
      {table}
    </Dialog>
  )
}

const meta = preview.meta({
  title: 'Blocks/PricingTable',
  ...documented(PricingTable, Example),
  parameters: { wholePage: true },
})

export const Page = meta.story({})
export const Member = meta.story({ args: { member: true } })
export const WithoutCallback = meta.story({ args: { onChoose: undefined } })
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } })
export const InADialog = meta.story({
  args: { inDialog: true },
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
})

export const TellsWhichPlan = meta.story({
  args: { onChoose: fn() },
  async play({ canvas, userEvent, args }) {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button)
    await expect(args.onChoose).toHaveBeenNthCalledWith(1, 'free')
    await expect(args.onChoose).toHaveBeenNthCalledWith(2, 'yearly')
    await expect(args.onChoose).toHaveBeenNthCalledWith(3, 'monthly')
  },
})

export const OneOrderAtATime = meta.story({
  args: { busyPlan: 'yearly', onChoose: fn() },
  async play({ canvas }) {
    const [free, yearly, monthly] = canvas.getAllByRole('button')
    await expect(free).toBeDisabled()
    await expect(yearly).toHaveAttribute('aria-busy', 'true')
    await expect(monthly).toBeDisabled()
  },
})
