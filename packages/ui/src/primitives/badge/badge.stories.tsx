import { expect } from 'storybook/test'
import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { documented } from '../../../stories/documented.ts'
import { usePrimitivesWords } from '../../../stories/words/primitives/index.ts'
import styles from './badge.stories.module.css'
import { Badge, type BadgeProps, ProBadge, type ProBadgeProps } from './index.ts'

function Example(props: BadgeProps) {
  const { badges, plans } = usePrimitivesWords()
  const words = {
    neutral: badges.count,
    accent: badges.done,
    danger: badges.failed,
    metal: plans.saving,
  }
  return <Badge {...props}>{words[props.tone ?? 'neutral']}</Badge>
}

function Plate(props: ProBadgeProps) {
  const { userName } = useWords()
  const { pro } = usePrimitivesWords()
  return (
    <p>
      {userName} <ProBadge label={pro} {...props} />
    </p>
  )
}

function Words() {
  const { badges } = usePrimitivesWords()
  return (
    <p>
      <Badge tone="accent">{badges.done}</Badge> <Badge>{badges.count}</Badge>{' '}
      <Badge tone="danger">{badges.failed}</Badge>
    </p>
  )
}

const meta = preview.meta({
  title: 'Primitives/Badge',
  ...documented(Badge, Example),
  subcomponents: { ProBadge },
})

export const Neutral = meta.story({})
export const Accent = meta.story({ args: { tone: 'accent' } })
export const Danger = meta.story({ args: { tone: 'danger' } })
export const Metal = meta.story({ args: { tone: 'metal' } })
export const States = meta.story({ render: () => <Words /> })
export const ProSolid = meta.story({ render: () => <Plate variant="solid" /> })

export const Pro = meta.story({
  render: () => <Plate />,
  async play({ canvas }) {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/Pro/)
  },
})

/** On each paper, as a line and as a plate. */
export const ProOnEachPaper = meta.story({
  render: () => (
    <>
      {(['light', 'dark', 'theme-pro'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className={styles.paper}>
          <Plate />
          <Plate variant="solid" />
        </div>
      ))}
    </>
  ),
})
