import { en } from '@coinquiry/calculators/texts/en'
import { zh } from '@coinquiry/calculators/texts/zh'
import { CalculatorForm } from '@coinquiry/ui/blocks/calculator-form'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ComputedSum } from '../../data/topics.ts'
import styles from './answer-sums.module.css'
import { sumForm } from './sum-form.ts'

const TEXTS = { en, zh }

/** The sums of an answer with numbers to change. What is changed is kept nowhere. */
export default function AnswerSums({ sums }: { sums: readonly ComputedSum[] }) {
  return (
    <div className={styles.sums}>
      {sums.map((sum, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <Sum key={at} sum={sum} />
      ))}
    </div>
  )
}

function Sum({ sum }: { sum: ComputedSum }) {
  const { formatMessage, locale } = useIntl()
  const [inputs, setInputs] = useState(sum.inputs)
  const language = locale.startsWith('zh') ? 'zh' : 'en'
  const form = sumForm({ ...sum, inputs }, TEXTS[language], language)
  if (!form) return null
  return (
    <CalculatorForm
      {...form}
      labels={{
        result: formatMessage({ id: 'figures.result' }),
        assumptions: formatMessage({ id: 'figures.assumed' }),
      }}
      onFieldChange={(name, value) => setInputs({ ...inputs, [name]: value })}
    />
  )
}
