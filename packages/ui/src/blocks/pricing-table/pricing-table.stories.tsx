import { expect, fn } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePricingLabels } from '../../../stories/labels/pricing.ts'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import styles from './pricing-table.stories.module.css'
import { PricingTable, type PricingTableProps } from './pricing-table.tsx'

interface ExampleProps extends Partial<PricingTableProps> {
  member?: boolean
  inDialog?: boolean
}

function Example({ member = false, inDialog = false, ...props }: ExampleProps) {
  const labels = usePricingLabels()
  const { close } = useLabels()
  const { free, yearly, monthly } = labels.plans
  const table = (
    <PricingTable
      title={inDialog ? undefined : labels.title}
      lead={labels.lead}
      blurbs={[
        { ...labels.blurbs.topics, icon: 'unlimited' },
        { ...labels.blurbs.research, icon: 'research' },
        { ...labels.blurbs.marks, icon: 'mark' },
      ]}
      plans={[
        { id: 'free', ...free },
        {
          id: 'yearly',
          ...yearly,
          recommended: true,
          disabledReason: member ? labels.current : undefined,
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
      title={labels.title}
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
