import { toString as textOf } from 'mdast-util-to-string'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { ExtraProps } from 'react-markdown'
import { classNames } from '../../class-names.ts'
import styles from './formula.module.css'

interface FormulaProps {
  /** The formula in TeX. */
  tex: string
  /** Whether it stands on a line of its own. */
  isBlock: boolean
}

// Most answers have none, and what reads them is large.
const LazyFormula = lazy(async () => {
  try {
    return { default: (await import('./formula.tsx')).Formula }
  } catch {
    return { default: FormulaSource }
  }
})

/** A formula that the tree of an answer names. */
export function FormulaMark({ node }: ComponentProps<'var'> & ExtraProps) {
  return <Formula tex={textOf(node)} isBlock={node?.properties.dataBlock === true} />
}

/** A formula as mathematics; the TeX itself where it can't be read. */
export function Formula(props: FormulaProps) {
  return (
    <Suspense fallback={<FormulaToCome isBlock={props.isBlock} />}>
      <LazyFormula {...props} />
    </Suspense>
  )
}

export function FormulaSource({ tex, isBlock }: FormulaProps) {
  return <code className={isBlock ? styles.source : undefined}>{tex}</code>
}

/** Stands where a formula will be. */
export function FormulaToCome({ isBlock }: Pick<FormulaProps, 'isBlock'>) {
  return <span className={classNames(styles.toCome, isBlock && styles.block)}>…</span>
}
