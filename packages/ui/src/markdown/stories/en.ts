import type { AnswerSamples } from './zh.ts'

export const en: AnswerSamples = {
  sources: [
    {
      index: 1,
      title: 'Bitcoin: A Peer-to-Peer Electronic Cash System',
      url: 'https://bitcoin.org/bitcoin.pdf',
    },
    {
      index: 2,
      title: 'Block reward and halving',
      url: 'https://en.bitcoin.it/wiki/Controlled_supply',
    },
  ],
  everything: `# Why would the halving affect the price

About every four years the block reward is **cut in half**, so supply grows more slowly [1]. If demand stays the same the price finds *support*; that is ~~certain~~ likely at best, because markets price in what they expect [2]. The whole schedule is in the [supply curve](https://en.bitcoin.it/wiki/Controlled_supply); see also https://bitcoin.org, and \`getblocksubsidy\`.

## The first three

| Date | Block reward | Price a year later |
|:--|:-:|--:|
| 28 November 2012 | 25 BTC | $1,037 |
| 9 July 2016 | 12.5 BTC | $2,518 |
| 11 May 2020 | 6.25 BTC | $55,847 |

### How to check it

1. Make sure what the figure measures.
   - market cap in circulation
   - fully diluted valuation
     - locked tokens and their unlocks
2. Compare it with the halving before.

- [x] read the paper
- [ ] tried a small amount

> Past performance says little about the future.
>
> Three cases are few, and each fell into a different economy.

\`\`\`ts
function reward(height: number): number {
  const halvings = Math.floor(height / 210_000)
  return halvings >= 64 ? 0 : Math.floor(50e8 / 2 ** halvings) / 1e8 // in BTC, rounded down to a satoshi
}
\`\`\`

#### In short

Slower supply is background, not a signal to buy.

---

A number without a source [9] stays text. An address such as bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlhbc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh wraps.`,
  formulas: `Impermanent loss follows from the price ratio \\(r\\):

\\[
IL = \\frac{2\\sqrt{r}}{1+r} - 1
\\]

- Constant product: $$x \\cdot y = k$$, with a fee of \\(\\phi \\in [0, 1)\\)
- The risk of a portfolio:

  $$
  \\sigma_p = \\sqrt{\\sum_{i=1}^{n} \\sum_{j=1}^{n} w_i w_j \\operatorname{Cov}(R_i, R_j)}
  $$

| Compounded | Formula |
|:--|:--|
| yearly | \\((1+r)^t\\) |
| continuously | \\(e^{rt}\\) |

\`\`\`math
\\begin{aligned}
\\mathbb{E}[R] &= \\sum_s p_s R_s \\\\
\\text{Sharpe ratio} &= \\frac{\\mathbb{E}[R] - R_f}{\\sigma}
\\end{aligned}
\`\`\`

From $5 to $10 is no formula. A wrong one can still be read: \\(\\frac{1}{2\\).`,
  money: `From $5 to $10, fees of ~0.1% to ~0.3%, a turnover of $1,000,000_000.

- $BTC and $ETH both rose by 3%
- 0.00001234 BTC ≈ $0.85`,
  hostile: `<script>alert('script')</script>

[click me](javascript:alert(1)) · [data](data:text/html,x) · <img src="x" onerror="alert(1)"> · <b style="position:fixed">bold</b>

![price chart](https://tracker.example/p.png?q=secret) [![badge](https://tracker.example/b.png)](https://example.com)

[looks like ours](//evil.example/login)`,
  halves: [
    'The reward is **cut in half',
    'The reward is **cut *in half',
    'Prices are ~~certain',
    'Ask the node for `getblock',
    'See the [supply curve](https://en.bitcoin.it/wiki/Con',
    'See the [**supply',
    'A chart follows. ![Price since 2012](https://example.com/p',
    'Supply is fixed at 21 million [1',
    '## **In short',
    'A paragraph\n-',
    'Two things:\n\n- **supply**: slower\n- ',
    'A table:\n\n| Date | Reward |\n|--',
    'A table:\n\n| Date | Reward |\n|--|--|\n| 2024 | **3.125',
    '> Past **performance',
    'Code:\n\n```ts\nconst halvings = 4 // **not bold\n``',
    'From $5 to $10, 2 * 3 * 4, snake_case_name and BTC/USDT',
  ],
  code: `\`\`\`solidity
// Lower the balance before paying out
contract Vault is Ownable {
  mapping(address => uint256) public balances;
  uint256 constant FEE = 30_000; // 0.3%

  function withdraw(uint256 amount) external returns (bool) {
    require(balances[msg.sender] >= amount, "Insufficient balance");
    return true;
  }
}
\`\`\`

\`\`\`diff
-const fee = 0.003
+const fee = 0.0005
\`\`\`

\`\`\`unheard-of
function of no(language) {}
\`\`\``,
  wideTable: `| Asset | Contract | Loan-to-value | Liquidation threshold | Oracle | Remarks |
|:--|:--|--:|--:|:--|:--|
| USDC | 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 | 75% | 80% | Chainlink | Backed by fiat reserves; lost its peg for a short time |
| wstETH | 0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0 | 71% | 76% | Chainlink | Staking rewards show in its rate |`,
  table: {
    heads: ['Date', 'Open', 'High', 'Low', 'Close', 'Volume', 'Remark'],
    remark: 'Volume grew around the halving, and so did the spread',
  },
}
