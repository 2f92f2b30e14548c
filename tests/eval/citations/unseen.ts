import type { CitedAnswer } from './cited.ts'

/** Written before the rules were first run; what is missed of these is counted, not looked at. */
export const UNSEEN: readonly CitedAnswer[] = [
  {
    name: 'halving-en',
    question: 'How do miners cope with the halving?',
    sources: [
      {
        title: 'Hashprice falls to a record low',
        url: 'https://mining.example/hashprice',
        excerpt:
          'Hashprice fell below $35 per petahash and day in November, says Luxor. Older machines such as the S19 run at a loss.',
      },
      {
        title: 'IREN signs a $9.7 billion contract with Microsoft',
        url: 'https://ai.example/iren',
        excerpt:
          'IREN will provide GPU capacity to Microsoft for five years, with a prepayment of 20 %.',
      },
      {
        title: 'Bitdeer ends its last quarter with a loss',
        url: 'https://reports.example/bitdeer',
        excerpt: 'Bitdeer lost $266.7 million in the third quarter, mostly on convertible notes.',
      },
    ],
    text: 'Hashprice fell below $35 per petahash and day [1], and older machines such as the S19 lose money [1]. Some turn to artificial intelligence: IREN signed a contract over $9.7 billion with Microsoft [2], which prepays 20 % [2]. Others are in the red; Bitdeer lost $266.7 million in a quarter [3].',
  },
  {
    name: 'regulators-zh',
    question: '美国对加密货币的监管有什么新变化？',
    sources: [
      {
        title: 'SEC chair outlines token taxonomy',
        url: 'https://dc.example/sec',
        excerpt:
          'SEC chair Paul Atkins said that most tokens are not securities and announced a token taxonomy, with an innovation exemption planned for January.',
      },
      {
        title: 'CFTC to allow spot trading on registered exchanges',
        url: 'https://dc.example/cftc',
        excerpt:
          'The CFTC’s acting chair Caroline Pham said that leveraged spot trading on registered exchanges may begin as soon as next month.',
      },
      {
        title: 'Senate committee publishes market structure draft',
        url: 'https://dc.example/senate',
        excerpt:
          'The Agriculture Committee of the Senate published a draft by John Boozman and Cory Booker that gives the CFTC power over digital commodities.',
      },
    ],
    text: 'SEC 主席 Atkins 表示大多数代币不是证券，并计划在 1 月推出创新豁免[1]。\n\nCFTC 代理主席 Pham 说，受监管交易所的杠杆现货交易最快下个月开始[2]。参议院农业委员会公布了 Boozman 与 Booker 的草案[3]。',
  },
  {
    name: 'stablecoins-en',
    question: 'Which stablecoins grow?',
    sources: [
      {
        title: 'Tether posts a profit of $10 billion',
        url: 'https://coins.example/tether',
        excerpt:
          'Tether earned more than $10 billion in the first nine months and holds $135 billion of US Treasuries.',
      },
      {
        title: 'Circle’s third quarter',
        url: 'https://coins.example/circle',
        excerpt:
          'USDC in circulation rose 108 % to $73.7 billion. Circle’s revenue was $740 million.',
      },
      {
        title: 'Ethena’s USDe shrinks after October',
        url: 'https://coins.example/ethena',
        excerpt:
          'The supply of USDe fell from $14.8 billion to $7.6 billion after the crash of 10 October.',
      },
    ],
    text: 'Tether earned over $10 billion in nine months and owns US Treasuries worth $135 billion [1]. USDC grew fastest among the large ones, by 108 % to $73.7 billion [2], and Circle had a revenue of $740 million [2]. USDe went the other way: $14.8 billion became $7.6 billion after 10 October [3].',
  },
  {
    name: 'layer2-zh',
    question: 'Base 会发币吗？',
    sources: [
      {
        title: 'Base explores a network token',
        url: 'https://base.example/token',
        excerpt:
          'Jesse Pollak said at BaseCamp that Base is exploring a network token; there are no plans to share on timing or design.',
      },
      {
        title: 'JPMorgan values a Base token',
        url: 'https://bank.example/base',
        excerpt:
          'JPMorgan estimates that a Base token could have a market value of $12 billion to $34 billion, of which Coinbase might keep 40 %.',
      },
      {
        title: 'Base 与 Solana 之间的桥上线',
        url: 'https://bridge.example/base',
        excerpt: 'Base 与 Solana 之间的跨链桥由 Chainlink CCIP 提供安全保障，现已上线主网。',
      },
    ],
    text: 'Pollak 在 BaseCamp 上说 Base 正在探索网络代币，没有时间表[1]。摩根大通估计其市值可能在 120 亿至 340 亿美元之间[2]，Coinbase 可能保留 40%[2]。\n\n另外，连接 Solana 的跨链桥已经上线，由 Chainlink 提供安全保障[3]。',
  },
  {
    name: 'privacy-en',
    question: 'Why did Zcash rise?',
    sources: [
      {
        title: 'Zcash passes Monero',
        url: 'https://news.example/zec',
        excerpt: 'Zcash rose above $700 on 7 November and passed Monero by market value.',
      },
      {
        title: 'Cypherpunk Technologies buys ZEC',
        url: 'https://treasury.example/zec',
        excerpt:
          'Cypherpunk Technologies, backed by Winklevoss Capital, bought 203,775 ZEC for $50 million.',
      },
      {
        title: 'Shielded pool reaches a record',
        url: 'https://data.example/shielded',
        excerpt:
          'About 30 % of all coins, 4.9 million ZEC, are in the shielded pool, mostly Orchard.',
      },
    ],
    text: 'Zcash rose above $700 on 7 November and overtook Monero [1]. Cypherpunk Technologies, backed by Winklevoss Capital, bought 203,775 coins for $50 million [2]. At the same time a record of 4.9 million ZEC is shielded, about 30 % of the supply [3].',
  },
  {
    name: 'macro-zh',
    question: '日本央行加息会影响比特币吗？',
    sources: [
      {
        title: '日本央行行长暗示12月加息',
        url: 'https://jp.example/boj',
        excerpt: '植田和男表示将在12月会议上权衡加息利弊，市场预期加息概率升至80%。',
      },
      {
        title: 'Yen carry trade explained',
        url: 'https://macro.example/carry',
        excerpt:
          'In August 2024 the unwinding of the yen carry trade sent bitcoin down from $65,000 to $49,000 within a week.',
      },
      {
        title: 'QT ends on 1 December',
        url: 'https://us.example/qt',
        excerpt:
          'The Federal Reserve ends quantitative tightening on 1 December; its balance is $6.6 trillion.',
      },
    ],
    text: '植田和男暗示 12 月可能加息，市场预期的概率升到 80%[1]。\n\n2024 年 8 月日元套利交易平仓时，比特币一周内从 65,000 美元跌到 49,000 美元[2]。另一方面，美联储自 12 月 1 日起停止缩表，资产负债表规模为 6.6 万亿美元[3]。',
  },
  {
    name: 'quiz-en',
    question: 'Is Aave safe, and what do audits say?',
    sources: [
      {
        title: 'Aave V4 security review',
        url: 'https://audits.example/aave',
        excerpt:
          'ChainSecurity, Trail of Bits and Blackthorn reviewed Aave V4. Sherlock runs a contest with a pot of $1.5 million.',
      },
      {
        title: 'Umbrella replaces the Safety Module',
        url: 'https://gov.example/umbrella',
        excerpt:
          'With Umbrella stakers of aUSDC and GHO cover deficits automatically; the old Safety Module with AAVE is being wound down.',
      },
      {
        title: 'Gauntlet leaves, LlamaRisk stays',
        url: 'https://gov.example/risk',
        excerpt:
          'LlamaRisk and Chaos Labs set the risk parameters of Aave since Gauntlet left in 2024.',
      },
    ],
    text: 'ChainSecurity, Trail of Bits and Blackthorn have reviewed V4 [1]; a contest by Sherlock offers $1.5 million [1]. Deficits are covered by stakers under Umbrella [2], which replaces the Safety Module [2]. Risk parameters come from LlamaRisk and Chaos Labs, since Gauntlet left in 2024 [3].',
  },
  {
    name: 'tax-zh',
    question: '日本加密货币税会改吗？',
    sources: [
      {
        title: 'Japan plans a flat tax of 20 % on crypto gains',
        url: 'https://jp.example/tax',
        excerpt:
          'Japan’s government backs a flat rate of 20 % on gains from crypto assets, instead of up to 55 % today. A bill is planned for 2026.',
      },
      {
        title: '金融厅要求交易所设立责任准备金',
        url: 'https://jp.example/fsa',
        excerpt: '日本金融厅计划要求加密货币交易所设立责任准备金，以赔偿黑客攻击造成的损失。',
      },
      {
        title: 'Metaplanet raises $130 million against bitcoin',
        url: 'https://jp.example/metaplanet',
        excerpt:
          'Metaplanet borrowed $130 million against its bitcoin, which is worth $3.5 billion.',
      },
    ],
    text: '日本政府支持对加密资产收益统一征收 20% 的税，目前最高为 55%[1]，法案计划在 2026 年提交[1]。\n\n金融厅还准备要求交易所设立责任准备金[2]。企业方面，Metaplanet 以比特币为抵押借入 1.3 亿美元[3]。',
  },
]
