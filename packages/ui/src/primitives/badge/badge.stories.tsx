import { expect } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePrimitivesLabels } from '../../../stories/labels/primitives.ts'
import styles from './badge.stories.module.css'
import { Badge, type BadgeProps, ProBadge, type ProBadgeProps } from './badge.tsx'

function Example(props: BadgeProps) {
  const { badges, plans } = usePrimitivesLabels()
  const labels = {
    neutral: badges.count,
    accent: badges.done,
    danger: badges.failed,
    metal: plans.saving,
  }
  return <Badge {...props}>{labels[props.tone ?? 'neutral']}</Badge>
}

function Plate(props: ProBadgeProps) {
  const { userName } = useLabels()
  const { pro } = usePrimitivesLabels()
  return (
    <p>
      {userName} <ProBadge label={pro} {...props} />
    </p>
  )
}

function Texts() {
  const { badges } = usePrimitivesLabels()
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
export const States = meta.story({ render: () => <Texts /> })
export const ProSolid = meta.story({ render: () => <Plate variant="solid" /> })

export const Pro = meta.story({
  render: () => <Plate />,
  async play({ canvas }) {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/Pro/)
  },
})

/** On each theme, as a line and as a plate. */
export const ProOnEachTheme = meta.story({
  render: () => (
    <>
      {(['light', 'dark', 'theme-pro'] as const).map((theme) => (
        <div key={theme} data-theme={theme} className={styles.theme}>
          <Plate />
          <Plate variant="solid" />
        </div>
      ))}
    </>
  ),
})
