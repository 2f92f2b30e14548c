import { useLabels } from '#stories/labels'
import * as enLabels from '../../src/labels/en/en.ts'
import * as zhLabels from '../../src/labels/zh/zh.ts'
import { en as english } from './en.ts'

/** What stories of parts of the chat say, in the language chosen in Storybook's toolbar. */
export function useChatLabels(): typeof zh {
  return useLabels() === english ? en : zh
}

export const zh = {
  jump: '跳到最新',
  like: zhLabels.answerActions.like,
  dislike: zhLabels.answerActions.dislike,
  favorite: '收藏话题',
  share: '分享话题',
  export: '导出回答',
  calculator: {
    heading: '质押收益',
    fields: [
      { name: 'amount', label: '数量', value: '10', unit: 'ETH' },
      { name: 'rate', label: '年利率', value: '3', unit: '%' },
      {
        name: 'compounding',
        label: '复利',
        value: 'none',
        options: [
          { value: 'none', label: '不复利' },
          { value: 'daily', label: '每天' },
        ],
      },
    ],
    results: [{ name: 'earned', label: '收益', value: '0.3 ETH', formula: '数量 × 年利率' }],
    assumptions: ['不计费用和税。'],
    labels: zhLabels.calculatorForm,
    error: '“数量”必须是数字。',
  },
  followUps: {
    heading: '接着问',
    questions: [
      'BTC 现在多少钱？',
      '质押10个ETH，年化3%，一年收益多少？',
      '抵押3个ETH，借4000 USDC，清算线80%，ETH跌到多少会被清算？',
    ],
  },
  stall: {
    ...zhLabels.answerStall,
    awaited: '正在等待回答的后续内容',
    long: '已有一段时间没有新内容，回答也可能稍后继续。',
    note: '重新生成会先停止这次回答，并再用掉本话题的一条消息。',
  },
  dislikeForm: {
    labels: zhLabels.dislikeForm,
    choices: [
      { value: 'wrong_figures', label: '数字或事实有误' },
      { value: 'out_of_date', label: '内容过时' },
      { value: 'not_answered', label: '没有回答问题' },
      { value: 'bad_sources', label: '来源缺失或不可信' },
      { value: 'hard_to_read', label: '难以读懂' },
      { value: 'other', label: '其他' },
    ],
    error: '未能发送，请再试一次。',
  },
}

export const en: typeof zh = {
  jump: 'Jump to latest',
  like: enLabels.answerActions.like,
  dislike: enLabels.answerActions.dislike,
  favorite: 'Bookmark the topic',
  share: 'Share the topic',
  export: 'Export the answer',
  calculator: {
    heading: 'Staking yield',
    fields: [
      { name: 'amount', label: 'Amount', value: '10', unit: 'ETH' },
      { name: 'rate', label: 'Yearly rate', value: '3', unit: '%' },
      {
        name: 'compounding',
        label: 'Compounded',
        value: 'none',
        options: [
          { value: 'none', label: 'never' },
          { value: 'daily', label: 'daily' },
        ],
      },
    ],
    results: [
      { name: 'earned', label: 'Earned', value: '0.3 ETH', formula: 'Amount × Yearly rate' },
    ],
    assumptions: ['Without fees and taxes.'],
    labels: enLabels.calculatorForm,
    error: 'Amount must be a number.',
  },
  followUps: {
    heading: 'Ask next',
    questions: [
      'What does Bitcoin cost now?',
      'How much do I earn staking 10 ETH at 3% APR for a year?',
      'I put up 3 ETH and borrowed 4000 USDC, liquidation threshold 80%. At what ETH price am I liquidated?',
    ],
  },
  stall: {
    ...enLabels.answerStall,
    awaited: 'Waiting for the next part of the answer',
    long: 'Nothing has come for a while. The answer may still go on.',
    note: 'Regenerate stops this answer first and uses one more message of this topic.',
  },
  dislikeForm: {
    labels: enLabels.dislikeForm,
    choices: [
      { value: 'wrong_figures', label: 'Wrong figures or facts' },
      { value: 'out_of_date', label: 'Out of date' },
      { value: 'not_answered', label: 'Question not answered' },
      { value: 'bad_sources', label: 'Sources missing or poor' },
      { value: 'hard_to_read', label: 'Hard to read' },
      { value: 'other', label: 'Something else' },
    ],
    error: 'It could not be sent. Please try again.',
  },
}
