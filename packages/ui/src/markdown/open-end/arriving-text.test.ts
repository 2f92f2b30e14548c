import { expect, test } from 'vitest'
import { markupOf, markupOfGrowing } from '../testing/markup.tsx'

const inEnglish = [
  '**Supply** is *fixed*: ***21 million***, not ~~18~~. Run `getblock` or ``a`b``; __see__ _below_.',
  'See [the **paper**](https://bitcoin.org/bitcoin_(v1).pdf "PDF"), https://a.com/_b_ and <https://c.d> [1][1].',
  'From $5 to $10, ~5%, 2 * 3 * 4, 5*6 or 5, snake_case_name, a_b, BTC/USDT, AT&T &amp; 3 < 4<br>in [3000, 4000]!',
  'Escaped: \\*not this\\*, \\[nor this], \\\\ **but this** and \\$5. <b>Bold</b> as **https://a.com/x** too.',
  '[https://a.com/x](https://a.com/x) and ![a chart](https://a.com/c.png) in [![b](https://c.d/e)](https://f.g).',
  '# **Title** of `it`\n\nTitle\n===\n\nMore\n---\n\ntext\n- a\n- **b** c\n\n* *d*\n+ e\n\n***\n\nend',
  '1. **a**: b\n   - c `d`\n     - e\n2. f\n\n- [ ] g\n- [x] **h** i\n\n> **j\n> k** l\n> - *m*\n>\n> n',
  'Prices:\n| Coin | `Price` |\n|:--|--:|\n| **BTC** | [a](https://b.c) |\n| ETH | d<br>*e* |\n\nf | g',
  '```py\n# **not this** [nor](this\n- x\n``\n```\n\n- a\n\n  ```sh\n  b `c`\n  ```\n\n~~~~\n```\n~~~~\n\nd',
  'So $$x$$, \\(y\\) and\n\\[ a\nb \\] for $5 to $10:\n\n$$\nz\n$$\n\n- c\n  \\[ d \\]\n- \\(e\\) f\n\n```math\ng\n```\n\nh',
]
const inChinese = [
  '**注意：**这是**“减半”**的含义，请看*重点*，~~不~~必用 `getblock`。约 $5**以上**，到 ~5%，5*6=30。',
  '见[白皮书](https://bitcoin.org/a_b)[1]和[https://a.com/x](https://a.com/x)，区间 [3000, 4000]，然后 https://a.com/b，完。',
  '## 一、**要点**\n\n**一、总量**\n**二**：价格\n\n1. 甲\n\n   乙 **丙**\n\n2. 丁\n- 戊\n\n> 引 **己**',
  '币价：\n\n| 币种 | 价格 |\n| --- | --- |\n| **BTC** | `1` [2] |\n| | 3 |\n\n2024 年\n10 月\n---\n完',
]

/** The text alone, however they are spaced. */
const seen = (markup: string) => markup.replace(/<[^>]+>/g, '').replace(/\s+/g, '')

test.each([...inEnglish, ...inChinese])('of %j nothing is shown and then taken back', (text) => {
  const whole = seen(markupOf(text))
  for (let length = 1; length <= text.length; length += 1) {
    const begun = seen(markupOfGrowing(text.slice(0, length)))
    expect(whole.slice(0, begun.length)).toBe(begun)
  }
})
