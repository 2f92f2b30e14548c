const sections = [
  (n: number) => `## ${n}. Supply after the halving

About every four years the coins a miner receives per block are **cut in half**, so that supply
grows more slowly [${(n % 3) + 1}]. If demand stays the same, the price finds *support*; that is no certainty, because
markets tend to price in what they expect. See the [supply schedule](https://example.com/supply/${n}).

`,
  (n: number) => `### 第 ${n} 节：价格与周期

减半之后的供给增速下降，若需求不变，价格会得到支撑。但这并不是**必然**的结果：市场往往提前反映预期，
而过去三次减半所处的宏观环境也各不相同。费用通常在 $5 to $10 之间，请以交易所的公告为准。

`,
  (n: number) => `| Halving | Date | Reward | Price before | Price a year later |
|---|---|--:|--:|--:|
| ${n} | 2012-11-28 | 25 | $12 | $1,037 |
| ${n + 1} | 2016-07-09 | 12.5 | $650 | $2,518 |
| ${n + 2} | 2020-05-11 | 6.25 | $8,572 | $55,847 |
| ${n + 3} | 2024-04-20 | 3.125 | $63,850 | $84,500 |

`,
  (n: number) => `1. Check what the figure measures.
   - market cap in circulation
   - 完全稀释估值（FDV）
     - locked tokens, \`vesting\` and unlocks
2. Compare it with the same figure ${n} days ago.
3. Ask who pays the yield, and what happens when they stop.

- [x] read the documents
- [ ] test with a small amount

`,
  (n: number) => `\`\`\`ts
export function reward(height: number): number {
  const halvings = Math.floor(height / 210_000)
  if (halvings >= 64) return 0
  // block ${n}: the reward is kept in the smallest unit
  return Math.floor(50e8 / 2 ** halvings) / 1e8
}
\`\`\`

> Past cases are few, and each fell into a different economy.
>
> 过去的表现不代表未来。

`,
]

/** An answer as models write them, cut to `size` characters. */
export function answerText(size: number): string {
  let text = ''
  for (let turn = 0; text.length < size; turn += 1) {
    text += sections[turn % sections.length]?.(turn + 1) ?? ''
  }
  return text.slice(0, size)
}
