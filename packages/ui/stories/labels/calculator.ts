import { useLabels } from '#stories/labels'
import { en as english } from './en.ts'

/** What stories of a sum with rows say, in the language chosen in Storybook's toolbar. */
export function usePurchaseLabels(): typeof zh {
  return useLabels() === english ? en : zh
}

const zh = {
  heading: '持仓均价',
  price: (number: number) => `第 ${number} 笔价格`,
  amount: (number: number) => `第 ${number} 笔数量`,
  fee: '手续费率',
  asset: '币种',
  average: '均价',
  paid: '总投入',
  averageFormula: '总投入 ÷ 买到的数量',
  paidFormula: '各笔“价格 × 数量 × (1 + 手续费率)”之和',
  assumptions: ['不计税。'],
  labels: { result: '结果', assumptions: '前提：' },
  notANumber: (field: string) => `${field}必须是数字。`,
}

const en: typeof zh = {
  heading: 'Average price',
  price: (number) => `Price ${number}`,
  amount: (number) => `Amount ${number}`,
  fee: 'Fee',
  asset: 'Asset',
  average: 'Average price',
  paid: 'Paid',
  averageFormula: 'Paid ÷ Bought',
  paidFormula: 'sum of Price × Amount × (1 + Fee)',
  assumptions: ['Without taxes.'],
  labels: { result: 'Result', assumptions: 'Assumed:' },
  notANumber: (field) => `${field} must be a number.`,
}
