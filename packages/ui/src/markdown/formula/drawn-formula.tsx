import { type FormulaNode, readFormula } from '@coinquiry/markdown/formula'
import { formulaText } from '@coinquiry/markdown/formula-text'
import { createElement, type ReactNode, useMemo } from 'react'
import styles from './formula.module.css'
import { type FormulaProps, FormulaSource } from './formula-source.tsx'

/** A longer one may be wider than a phone, where it scrolls: by keyboard, too. */
const mayScroll = 30

/** A formula as elements of MathML; the TeX itself where it can't be read. */
export function Formula({ tex, isBlock }: FormulaProps) {
  const read = useMemo(() => {
    const formula = readFormula(tex, isBlock)
    return formula && { math: formula, text: formulaText(formula) }
  }, [tex, isBlock])
  if (!read) return <FormulaSource tex={tex} isBlock={isBlock} />
  const { math, text } = read
  const { children, attributes } = math
  // The text is what a copy says wherever mathematics can't be pasted.
  const props = { ...attributes, alttext: text, className: styles.formula }
  const drawn = createElement('math', props, ...children.map(elementOf))
  if (!isBlock) return drawn
  const focusable = text.length > mayScroll ? { tabIndex: 0 } : {}
  return (
    <span {...focusable} className={styles.block}>
      {drawn}
    </span>
  )
}

function elementOf(node: FormulaNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { name, attributes, children } = node
  return createElement(name, { ...attributes, key }, ...children.map(elementOf))
}
