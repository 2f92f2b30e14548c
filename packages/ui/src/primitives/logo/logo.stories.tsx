import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePrimitivesLabels } from '../../../stories/labels/primitives.ts'
import { ProBadge } from '../badge/badge.tsx'
import styles from './logo.stories.module.css'
import { Logo, type LogoProps } from './logo.tsx'

function Example(props: Partial<LogoProps>) {
  const labels = useLabels()
  return <Logo name={labels.productName} {...props} />
}

function Themes() {
  const { productName } = useLabels()
  const { pro } = usePrimitivesLabels()
  return (
    <>
      {(['light', 'dark', 'theme-pro'] as const).map((theme) => (
        <p key={theme} data-theme={theme} className={styles.theme}>
          <Logo name={productName} />
          <Logo name={productName} compact />
          <span className={styles.member}>
            <Logo name={productName} pro /> <ProBadge label={pro} />
          </span>
        </p>
      ))}
    </>
  )
}

const meta = preview.meta({
  title: 'Primitives/Logo',
  ...documented(Logo, Example),
})

export const Full = meta.story({})
export const MarkOnly = meta.story({ args: { compact: true } })

/** As the header shows it: on each theme, and beside the badge of a member. */
export const OnEachTheme = meta.story({ render: () => <Themes /> })
export const Mobile = meta.story({ globals: { viewport: { value: 'narrow' } } })
