import type { CitedSource } from '../markdown.tsx'

export const zh: AnswerSamples = {
  sources: [
    { index: 1, title: '比特币白皮书', url: 'https://bitcoin.org/bitcoin.pdf' },
    { index: 2, title: '区块奖励与减半', url: 'https://en.bitcoin.it/wiki/Controlled_supply' },
  ],
  everything: `# 减半为什么会影响价格

比特币的区块奖励大约每四年**减半**一次，新增供给随之放缓 [1]。若需求不变，价格会得到*支撑*；但这~~必然~~未必发生，因为市场往往提前反映预期 [2]。完整的时间表见 [供给曲线](https://en.bitcoin.it/wiki/Controlled_supply)，也可以查看 https://bitcoin.org，然后对照 \`getblocksubsidy\`。

## 三次减半

| 日期 | 区块奖励 | 一年后的价格 |
|:--|:-:|--:|
| 2012 年 11 月 28 日 | 25 BTC | 1,037 美元 |
| 2016 年 7 月 9 日 | 12.5 BTC | 2,518 美元 |
| 2020 年 5 月 11 日 | 6.25 BTC | 55,847 美元 |

### 怎样核对

1. 先确认数字的含义。
   - 流通市值
   - 完全稀释估值
     - 锁定的代币与解锁计划
2. 再与上一次减半比较。

- [x] 读过白皮书
- [ ] 用小额试过

> 过去的表现不代表未来。
>
> 三个样本太少，宏观环境也各不相同。

\`\`\`ts
function reward(height: number): number {
  const halvings = Math.floor(height / 210_000)
  return halvings >= 64 ? 0 : Math.floor(50e8 / 2 ** halvings) / 1e8 // 单位：BTC，奖励向下取整到聪
}
\`\`\`

#### 小结

供给变慢是背景，不是买入信号。

---

没有来源的 [9] 仍是文字。地址 bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlhbc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh 会换行。`,
  formulas: `无常损失由价格比 \\(r\\) 决定：

\\[
IL = \\frac{2\\sqrt{r}}{1+r} - 1
\\]

- 恒定乘积：$$x \\cdot y = k$$，手续费率为 \\(\\phi \\in [0, 1)\\)
- 组合的风险：

  $$
  \\sigma_p = \\sqrt{\\sum_{i=1}^{n} \\sum_{j=1}^{n} w_i w_j \\operatorname{Cov}(R_i, R_j)}
  $$

| 复利 | 公式 |
|:--|:--|
| 每年 | \\((1+r)^t\\) |
| 连续 | \\(e^{rt}\\) |

\`\`\`math
\\begin{aligned}
\\mathbb{E}[R] &= \\sum_s p_s R_s \\\\
\\text{夏普比率} &= \\frac{\\mathbb{E}[R] - R_f}{\\sigma}
\\end{aligned}
\`\`\`

价格从 $5 to $10，不是公式。写错的仍可读：\\(\\frac{1}{2\\)。`,
  money: `价格从 $5 to $10，手续费约 ~0.1% 到 ~0.3%，换手 $1,000,000_000。

- $BTC 与 $ETH 都涨了 3%
- 0.00001234 BTC ≈ $0.85`,
  hostile: `<script>alert('脚本')</script>

[点我](javascript:alert(1)) · [数据](data:text/html,x) · <img src="x" onerror="alert(1)"> · <b style="position:fixed">粗体</b>

![价格图](https://tracker.example/p.png?q=secret) [![徽章](https://tracker.example/b.png)](https://example.com)

[看似站内](//evil.example/login)`,
  halves: [
    '区块奖励**减半',
    '区块奖励**每四年*减半',
    '价格~~必然',
    '向节点查询 `getblock',
    '见[供给曲线](https://en.bitcoin.it/wiki/Con',
    '见[**供给',
    '走势如图。![2012 年以来的价格](https://example.com/p',
    '总量固定为 2100 万 [1',
    '## **小结',
    '一段话\n-',
    '两点：\n\n- **供给：**放缓\n- ',
    '表格：\n\n| 日期 | 奖励 |\n|--',
    '表格：\n\n| 日期 | 奖励 |\n|--|--|\n| 2024 | **3.125',
    '> 过去的**表现',
    '代码：\n\n```ts\nconst halvings = 4 // **不是粗体\n``',
    '从 $5 to $10，2 * 3 * 4、snake_case_name 与 BTC/USDT',
  ],
  code: `\`\`\`solidity
// 取款前先扣减余额
contract Vault is Ownable {
  mapping(address => uint256) public balances;
  uint256 constant FEE = 30_000; // 0.3%

  function withdraw(uint256 amount) external returns (bool) {
    require(balances[msg.sender] >= amount, "余额不足");
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
  wideTable: `| 资产 | 合约 | 抵押率 | 清算门槛 | 预言机 | 说明 |
|:--|:--|--:|--:|:--|:--|
| USDC | 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48 | 75% | 80% | Chainlink | 由法币储备支持，曾短暂脱锚 |
| wstETH | 0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0 | 71% | 76% | Chainlink | 质押收益以汇率体现 |`,
  table: {
    heads: ['日期', '开盘', '最高', '最低', '收盘', '成交量', '备注'],
    remark: '减半前后成交量明显放大，价差也随之扩大',
  },
}

/** What the stories of one language show. */
export interface AnswerSamples {
  sources: CitedSource[]
  everything: string
  formulas: string
  money: string
  code: string
  wideTable: string
  hostile: string
  /** Texts that end within each of the marks. */
  halves: string[]
  table: { heads: string[]; remark: string }
}
