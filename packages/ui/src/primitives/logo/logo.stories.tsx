import preview from '#stories/preview'
import { useWords } from '#stories/words'
import { documented } from '../../../stories/documented.ts'
import { usePrimitivesWords } from '../../../stories/words/primitives/index.ts'
import { ProBadge } from '../badge/index.ts'
import { Logo, type LogoProps } from './index.ts'
import styles from './logo.stories.module.css'

function Example(props: Partial<LogoProps>) {
  const words = useWords()
  return <Logo name={words.productName} {...props} />
}

function Papers() {
  const { productName } = useWords()
  const { pro } = usePrimitivesWords()
  return (
    <>
      {(['light', 'dark', 'theme-pro'] as const).map((theme) => (
        <p key={theme} data-theme={theme} className={styles.paper}>
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

/** As the header shows it: on each paper, and beside the badge of a member. */
export const OnEachPaper = meta.story({ render: () => <Papers /> })
export const Mobile = meta.story({ globals: { viewport: { value: 'narrow' } } })
