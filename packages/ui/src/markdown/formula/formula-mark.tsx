import { toString as textOf } from 'mdast-util-to-string'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { ExtraProps } from 'react-markdown'
import { type FormulaProps, FormulaSource, FormulaToCome } from './formula-source.tsx'

// Most answers have none, and what reads them is large.
const LazyFormula = lazy(async () => {
  try {
    return { default: (await import('./drawn-formula.tsx')).Formula }
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
