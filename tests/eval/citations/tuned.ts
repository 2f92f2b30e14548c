import type { CitedAnswer } from './cited.ts'

/** Whoever works on the rules may look at these. */
export const TUNED: readonly CitedAnswer[] = [
  {
    name: 'etf-flows-en',
    question: 'What happened with bitcoin ETF flows last week?',
    sources: [
      {
        title: 'Spot bitcoin ETFs lose $1.22 billion in a week',
        url: 'https://news.example/flows',
        excerpt:
          'US spot bitcoin ETFs saw net outflows of $1.22 billion in the week to 21 November. BlackRock’s IBIT alone lost $520 million.',
      },
      {
        title: 'Fed minutes show a divided committee',
        url: 'https://press.example/fed',
        excerpt:
          'Minutes of the Federal Reserve show that several members see no need for a cut in December. Markets now price a chance of 35 % for a cut of 25 basis points.',
      },
      {
        title: 'Harvard triples its stake in IBIT',
        url: 'https://campus.example/harvard',
        excerpt:
          'A filing shows that Harvard held 6.8 million shares of IBIT at the end of September, worth $442.8 million.',
      },
    ],
    text: 'Investors took $1.22 billion out of US spot bitcoin ETFs in the week to 21 November [1]. The largest part left BlackRock’s fund, which lost $520 million [1].\n\nOne reason is the Federal Reserve: traders give a cut in December a chance of only 35 % [2].\n\n- Not everybody sells: Harvard held 6.8 million shares at the end of September [3].\n- Its stake was worth $442.8 million [3].',
  },
  {
    name: 'etf-flows-zh',
    question: '上周比特币ETF资金流向怎么样？',
    sources: [
      {
        title: 'Spot bitcoin ETFs lose $1.22 billion in a week',
        url: 'https://news.example/flows',
        excerpt:
          'US spot bitcoin ETFs saw net outflows of $1.22 billion in the week to 21 November. BlackRock’s IBIT alone lost $520 million.',
      },
      {
        title: 'Fed minutes show a divided committee',
        url: 'https://press.example/fed',
        excerpt:
          'Minutes of the Federal Reserve show that several members see no need for a cut in December. Markets now price a chance of 35 %.',
      },
      {
        title: '香港现货比特币ETF获净申购',
        url: 'https://hk.example/etf',
        excerpt: '香港三只现货比特币ETF上周合计净申购1,050万美元，为十月以来首次转正。',
      },
    ],
    text: '上周美国现货比特币 ETF 净流出 12.2 亿美元[1]，其中贝莱德的 IBIT 流出 5.2 亿美元[1]。\n\n市场认为美联储 12 月降息的概率只有 35%[2]。香港的产品则净申购 1,050 万美元[3]。',
  },
  {
    name: 'ethereum-upgrade-en',
    question: 'What does the Fusaka upgrade change?',
    sources: [
      {
        title: 'Fusaka mainnet announcement',
        url: 'https://blog.ethereum.example/fusaka',
        excerpt:
          'Fusaka activates on mainnet on 3 December 2025. It brings PeerDAS, which lets nodes verify blobs by sampling, and raises the default gas limit to 60 million.',
      },
      {
        title: 'What PeerDAS means for rollups',
        url: 'https://research.example/peerdas',
        excerpt:
          'With PeerDAS rollups such as Arbitrum and Optimism may pay up to 60 % less for data in the first months, analysts at Galaxy estimate.',
      },
      {
        title: 'Client teams report on Holesky shutdown',
        url: 'https://dev.example/holesky',
        excerpt:
          'Holesky was shut down two weeks after Fusaka was finalised there; Hoodi takes its place for validators.',
      },
    ],
    text: 'Fusaka activated on mainnet on 3 December 2025 [1]. Its main part is PeerDAS: nodes check blobs by sampling [1]. The default gas limit rises to 60 million [1].\n\nGalaxy’s analysts expect that Arbitrum and Optimism pay up to 60 % less for data at first [2]. The test network Holesky has been shut down, and Hoodi takes its place [3].',
  },
  {
    name: 'regulation-zh',
    question: '香港稳定币牌照现在进展如何？',
    sources: [
      {
        title: '金管局：首批稳定币牌照明年初发出',
        url: 'https://hk.example/hkma',
        excerpt: '香港金管局表示收到36份稳定币发行人牌照申请，首批牌照预计明年初发出，数量不多。',
      },
      {
        title: 'MAS finalises stablecoin rules',
        url: 'https://sg.example/mas',
        excerpt:
          'The Monetary Authority of Singapore will put its stablecoin framework into law; issuers need reserves of at least 100 % of the circulating value.',
      },
      {
        title: 'EU banks plan a euro stablecoin',
        url: 'https://eu.example/banks',
        excerpt:
          'Nine European banks, among them ING and UniCredit, plan a euro stablecoin under MiCA for the second half of 2026.',
      },
    ],
    text: '香港金管局共收到 36 份稳定币发行人牌照申请[1]，首批预计明年初发出[1]。\n\n新加坡金管局准备把稳定币框架写入法律[2]。欧洲方面，ING、UniCredit 等九家银行计划按 MiCA 在 2026 年下半年推出欧元稳定币[3]。',
  },
  {
    name: 'exchange-hack-en',
    question: 'What is known about the hack?',
    sources: [
      {
        title: 'Upbit halts withdrawals after theft of Solana tokens',
        url: 'https://news.example/upbit',
        excerpt:
          'Upbit said that tokens worth about 54 billion won left a hot wallet on Solana. Customers will be made whole from its own assets.',
      },
      {
        title: 'Investigators suspect Lazarus',
        url: 'https://seoul.example/lazarus',
        excerpt:
          'South Korean authorities suspect the Lazarus group, which was also blamed for the theft at Upbit in 2019.',
      },
      {
        title: 'LayerZero freezes part of the funds',
        url: 'https://chain.example/freeze',
        excerpt:
          'Solayer froze LAYER tokens worth 2.3 billion won; other projects were asked to do the same.',
      },
    ],
    text: 'Tokens worth about 54 billion won left a hot wallet of Upbit on Solana [1]. The exchange says that customers get everything back [1].\n\nAuthorities in South Korea suspect the Lazarus group [2]; it was blamed for the theft of 2019, too [2]. Tokens worth 2.3 billion won have been frozen by Solayer [3].',
  },
  {
    name: 'solana-zh',
    question: 'Solana 的 Alpenglow 升级是什么？',
    sources: [
      {
        title: 'Solana validators approve Alpenglow',
        url: 'https://sol.example/alpenglow',
        excerpt:
          'Validators approved Alpenglow with 98.27 % of votes. Finality falls from 12.8 seconds to about 150 milliseconds.',
      },
      {
        title: 'Firedancer reaches mainnet',
        url: 'https://jump.example/firedancer',
        excerpt:
          'Jump Crypto’s client Firedancer now produces blocks on mainnet with 20 % of stake.',
      },
      {
        title: '分析：Solana 的手续费收入',
        url: 'https://fees.example/sol',
        excerpt: '第三季度 Solana 的手续费收入为 2.22 亿美元，连续四个季度居首。',
      },
    ],
    text: 'Alpenglow 以 98.27% 的赞成票获得验证者通过[1]，最终确认时间从 12.8 秒降到约 150 毫秒[1]。\n\n- Jump 的客户端 Firedancer 已经在主网出块[2]\n- 第三季度手续费收入为 2.22 亿美元[3]',
  },
  {
    name: 'table-en',
    question: 'Compare staking yields of ETH, SOL and ADA',
    sources: [
      {
        title: 'Ethereum staking rewards',
        url: 'https://rewards.example/eth',
        excerpt: 'The reward rate of Ethereum is 2.91 %. 29.4 % of all ether is staked.',
      },
      {
        title: 'Solana staking rewards',
        url: 'https://rewards.example/sol',
        excerpt: 'The reward rate of Solana is 6.41 %. 67.2 % of all SOL is staked.',
      },
      {
        title: 'Cardano staking rewards',
        url: 'https://rewards.example/ada',
        excerpt: 'The reward rate of Cardano is 2.35 %. 57.8 % of all ADA is staked.',
      },
    ],
    text: '| Asset | Reward | Staked |\n| --- | --- | --- |\n| ETH | 2.91 % | 29.4 % [1] |\n| SOL | 6.41 % | 67.2 % [2] |\n| ADA | 2.35 % | 57.8 % [3] |\n\nSolana pays most [2], but its supply grows faster too.',
  },
  {
    name: 'two-sources-en',
    question: 'How large are Strategy’s holdings?',
    sources: [
      {
        title: 'Strategy buys 8,178 BTC',
        url: 'https://press.example/mstr',
        excerpt:
          'Strategy bought 8,178 BTC for about $835.6 million and now holds 649,870 BTC, at an average of $74,433.',
      },
      {
        title: 'Bitcoin treasuries',
        url: 'https://treasuries.example/list',
        excerpt:
          'Largest holders: Strategy 649,870 BTC, MARA 53,250 BTC, Twenty One 43,514 BTC, Metaplanet 30,823 BTC.',
      },
      {
        title: 'MSCI consults on index rules',
        url: 'https://index.example/msci',
        excerpt:
          'MSCI proposes to leave companies out of its indexes whose digital assets are 50 % or more of total assets; a decision is due by 15 January.',
      },
    ],
    text: 'Strategy holds 649,870 BTC [1][2], bought at an average of $74,433 [1]. Next come MARA with 53,250 BTC and Metaplanet with 30,823 BTC [2]. MSCI may leave such companies out of its indexes if digital assets are 50 % or more of what they own [3].',
  },
]
