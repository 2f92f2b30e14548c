import { classNames } from '../../class-names.ts'
import styles from './formula.module.css'

export interface FormulaProps {
  /** The formula in TeX. */
  tex: string
  /** Whether it stands on a line of its own. */
  isBlock: boolean
}

/** Stands for a formula that can't be read. */
export function FormulaSource({ tex, isBlock }: FormulaProps) {
  return <code className={isBlock ? styles.source : undefined}>{tex}</code>
}

/** Stands where a formula will be. */
export function FormulaToCome({ isBlock }: Pick<FormulaProps, 'isBlock'>) {
  return <span className={classNames(styles.toCome, isBlock && styles.block)}>…</span>
}
