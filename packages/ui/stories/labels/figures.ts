import { useLabels } from '#stories/labels'
import * as enLabels from '../../src/labels/en/en.ts'
import * as zhLabels from '../../src/labels/zh/zh.ts'
import { en as english } from './en.ts'

/** What stories about the figures of answers say, in the language chosen in Storybook's toolbar. */
export function useFiguresLabels(): typeof zh {
  return useLabels() === english ? en : zh
}

export const zh = {
  figures: zhLabels.figures,
  /** `{…}` has a source, `{=…}` was computed, `{?…}` is backed by nobody. */
  answer:
    '比特币现报 {**$91,234**} 🚀，24 小时涨 {3.2%}，市值约 {1.8 万亿美元}。买 100 美元可得 {=0.00109608} BTC。\n\n- 以太坊：{3,150.5 美元}\n- 有人说年底会到 {?$250,000}\n\n| 币种 | 价格 | 涨跌 |\n|---|--:|--:|\n| BTC | {91,234.5} | {+3.2%} |\n| ETH | {3,150.5} | {?+8.8%} |\n\n以上是信息，不构成投资建议。',
  cited:
    '香港三只现货 ETF 上周净申购 {$1,050 万}[1]，贝莱德的产品则流出 {$5.2 亿}[2]。美联储本周不开会[1]。',
  checked: '核对了 10 个数字，全部找到出处',
  unfound: '核对了 10 个数字，8 个找到出处；未找到的标有“?”',
  unchecked: '来自模型的记忆，未经核对',
}

export const en: typeof zh = {
  figures: enLabels.figures,
  answer:
    'Bitcoin is at {**$91,234**} 🚀, up {3.2%} in 24 hours, with a market cap of about {$1.8 trillion}. For 100 dollars you get {=0.00109608} BTC.\n\n- Ether: {$3,150.50}\n- Some say it reaches {?$250,000} by the end of the year\n\n| Coin | Price | Change |\n|---|--:|--:|\n| BTC | {91,234.5} | {+3.2%} |\n| ETH | {3,150.5} | {?+8.8%} |\n\nThis is information, not advice.',
  cited:
    'Three spot funds in Hong Kong took in {$10.5 million} last week [1], while BlackRock’s lost {$520 million} [2]. The Federal Reserve does not meet this week [1].',
  checked: 'All 10 numbers that were checked have a source',
  unfound: '10 numbers checked, 8 found in the sources; the others are marked “?”',
  unchecked: 'From the model’s memory, unchecked',
}
