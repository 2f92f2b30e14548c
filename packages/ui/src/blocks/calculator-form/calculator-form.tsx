import { type ComponentPropsWithRef, useId } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './calculator-form.module.css'

export interface CalculatorField {
  name: string
  label: string
  value: string
  /** Stands behind the value. */
  unit?: string | undefined
  /** What can be chosen; without them a number or text is typed. */
  options?: readonly { value: string; label: string }[] | undefined
  /** A number is typed, unless it says otherwise. */
  kind?: 'text' | undefined
  /** Which of several rows it stands in, such as the second purchase; these share a line. */
  row?: number | undefined
  /** Names the field and says what to do. */
  error?: string | undefined
}

export interface CalculatorResult {
  name: string
  label: string
  /** With its unit. */
  value: string
  /** Left out where it would only say the value again. */
  formula?: string | undefined
}

export interface CalculatorFormProps extends Omit<ComponentPropsWithRef<'section'>, 'results'> {
  /** What is computed. */
  heading: string
  /** In the order in which they are filled in. */
  fields: readonly CalculatorField[]
  /** The main one first; none while a field is wrong. */
  results: readonly CalculatorResult[]
  /** What the results take for granted. */
  assumptions: readonly string[]
  /** Name the results, and head what they take for granted. */
  labels: { result: string; assumptions: string }
  /** Called with what is typed or chosen; without it nothing can be changed. */
  onFieldChange?: ((name: string, value: string) => void) | undefined
}

/** A sum whose numbers can be changed; whoever shows it computes. */
export function CalculatorForm({
  heading,
  fields,
  results,
  assumptions,
  labels,
  onFieldChange,
  className,
  ...rest
}: CalculatorFormProps) {
  const id = useId()
  return (
    <section {...rest} aria-labelledby={id} className={classNames(styles.form, className)}>
      <p id={id} className={styles.heading}>
        {heading}
      </p>
      <div className={styles.fields}>
        {linesOf(fields).map(({ row, fields }) => {
          const all = fields.map((field) => (
            <Field
              key={field.name}
              id={`${id}${field.name}`}
              field={field}
              onChange={onFieldChange}
            />
          ))
          if (row === undefined) return all
          return (
            <div key={row} className={styles.row}>
              {all}
            </div>
          )
        })}
      </div>
      <dl aria-label={labels.result} aria-live="polite" className={styles.results}>
        {results.map(({ name, label, value, formula }) => (
          <div key={name} className={styles.result}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong>
              {formula !== undefined && <span className={styles.formula}>= {formula}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {assumptions.length > 0 && (
        <p className={styles.assumptions}>{sentences([labels.assumptions, ...assumptions])}</p>
      )}
    </section>
  )
}

/** Behind a Chinese mark stands no space. */
const sentences = (texts: readonly string[]) => texts.join(' ').replace(/([：。]) /g, '$1')

interface Line {
  readonly row: number | undefined
  readonly fields: CalculatorField[]
}

/** Fields that stand in the same row, together. */
function linesOf(fields: readonly CalculatorField[]): readonly Line[] {
  const lines: Line[] = []
  for (const field of fields) {
    const last = lines.at(-1)
    if (last && last.row === field.row) last.fields.push(field)
    else lines.push({ row: field.row, fields: [field] })
  }
  return lines
}

interface FieldProps {
  id: string
  field: CalculatorField
  onChange: CalculatorFormProps['onFieldChange']
}

function Field({
  id,
  field: { name, label, value, unit, options, kind, error },
  onChange,
}: FieldProps) {
  const shared = {
    id,
    value,
    disabled: !onChange,
    className: styles.input,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': error === undefined ? undefined : `${id}error`,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {unit ? ` (${unit})` : ''}
      </label>
      {options ? (
        <select {...shared} onChange={(event) => onChange?.(name, event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type="text"
          inputMode={kind ?? 'decimal'}
          autoComplete="off"
          onChange={(event) => onChange?.(name, event.target.value)}
        />
      )}
      <p id={`${id}error`} aria-live="polite" className={styles.error}>
        {error}
      </p>
    </div>
  )
}
