import { BITCOIN_ADDRESS, EVM_HASH, FALSE_USDT, WALLET } from '../fakes/fake-chains.ts'

export interface DeskQuestion {
  readonly ask: string
  /** What the answer has to say, beside its figure. */
  readonly says?: string | RegExp
  /** As it stands in the answer; none where only texts are read. */
  readonly figure?: string
}

/** Questions of one kind, one after the other in a topic, in both languages. */
export interface DeskKind {
  readonly kind: string
  /** Where its figures are read, or the formula by which they are computed. */
  readonly source: RegExp
  readonly zh: readonly DeskQuestion[]
  readonly en: readonly DeskQuestion[]
}

const MARKET = /CoinGecko/
const DEFI = /DefiLlama/
const EVM = /Blockscout/

/** Every kind of question that is answered without a model. */
export const DESK_KINDS: readonly DeskKind[] = [
  {
    ...{ kind: 'price', source: MARKET },
    zh: [{ ask: '大饼现在多少钱？', figure: '91,234.50 美元', says: '下跌 1.5%' }],
    en: [{ ask: 'What does bitcoin cost now?', figure: '$91,234.50', says: 'down 1.5%' }],
  },
  {
    ...{ kind: 'prices', source: MARKET },
    zh: [{ ask: 'BTC、ETH、SOL 的价格', figure: '3,012.25 美元' }],
    en: [{ ask: 'price of BTC, ETH and SOL', figure: '$3,012.25' }],
  },
  {
    ...{ kind: 'comparison', source: MARKET },
    zh: [{ ask: '对比一下SOL和AAVE', figure: '181.30 美元', says: /SOL.*\+26\.62%/ }],
    en: [
      {
        ...{ ask: 'compare BTC, ETH, SOL, AAVE and USDT', figure: '$181.30' },
        says: /SOL.*\+26\.62%/,
      },
    ],
  },
  {
    ...{ kind: 'span longer than is read', source: MARKET },
    zh: [{ ask: '比特币最近三年走势', figure: '90,869.50 美元', says: '近 365 天' }],
    en: [
      {
        ...{ ask: 'Compare BTC and ETH over the last 3 years' },
        says: /Over 365 days ETH did best.*\+13\.79%/s,
      },
    ],
  },
  {
    ...{ kind: 'chart, and another span', source: MARKET },
    zh: [
      { ask: 'BTC 90天走势图', figure: '91,144.50 美元', says: '```chart' },
      { ask: '换成一年', figure: '90,869.50 美元', says: '365 天' },
    ],
    en: [
      { ask: 'chart of ETH over 90 days', figure: '$2,922.25', says: '```chart' },
      { ask: 'make it a year', figure: '$2,647.25', says: '```chart' },
    ],
  },
  {
    ...{ kind: 'movers', source: MARKET },
    zh: [{ ask: '今天涨得最多的币', figure: '+25.5%' }],
    en: [{ ask: 'biggest gainers today', figure: '+25.5%' }],
  },
  {
    ...{ kind: 'trending', source: MARKET },
    zh: [{ ask: '热门币种', figure: '142.70 美元' }],
    en: [{ ask: 'what is trending', figure: '$142.70' }],
  },
  {
    ...{ kind: 'screen', source: MARKET },
    zh: [{ ask: '成交量最大的DeFi币', figure: '1.36 亿美元' }],
    en: [{ ask: 'top 10 DeFi coins by volume', figure: '$136 million' }],
  },
  {
    ...{ kind: 'profile', source: MARKET },
    zh: [{ ask: '介绍一下 Solana', figure: '142.70 美元', says: '| Solana (SOL) ' }],
    en: [{ ask: 'tell me about Solana', figure: '$142.70', says: 'proof-of-stake' }],
  },
  {
    ...{ kind: 'value locked, and what the answer before was about', source: DEFI },
    zh: [
      { ask: 'Aave 的 TVL 是多少', figure: '305 亿美元' },
      { ask: '它的手续费呢', figure: '200,000.50 美元', says: 'Aave' },
    ],
    en: [
      { ask: 'TVL of Aave', figure: '$30.5 billion' },
      { ask: 'and its fees?', figure: '$200,000.50', says: 'Aave' },
    ],
  },
  {
    ...{ kind: 'yields', source: DEFI },
    zh: [{ ask: 'Aave 上 USDC 的收益率', figure: '4.25%', says: '| aave-v3 的 USDC 池 |  |' }],
    en: [{ ask: 'USDC yield on Aave', figure: '4.25%', says: '| USDC on aave-v3 |  |' }],
  },
  {
    ...{ kind: 'peg', source: DEFI },
    zh: [{ ask: 'USDT脱锚了吗', figure: '1.0002 美元' }],
    en: [{ ask: 'Is USDT still at its peg?', figure: '$1.0002' }],
  },
  {
    ...{ kind: 'funding', source: MARKET },
    zh: [{ ask: 'BTC资金费率现在多少', figure: '-0.0012%' }],
    en: [{ ask: 'BTC funding rate', figure: '-0.0012%' }],
  },
  {
    ...{ kind: 'fear and greed', source: /Alternative\.me/ },
    zh: [{ ask: '恐慌贪婪指数', figure: '23', says: '恐慌' }],
    en: [{ ask: 'fear and greed index', figure: '23', says: /fear/i }],
  },
  {
    ...{ kind: 'gas', source: EVM },
    zh: [{ ask: '以太坊gas现在多少', figure: '0.35 gwei' }],
    en: [{ ask: 'ethereum gas now', figure: '0.35 gwei' }],
  },
  {
    ...{ kind: 'fees of Bitcoin', source: /Blockstream Explorer/ },
    zh: [{ ask: '比特币手续费现在多少', figure: '4.2 sat/vB' }],
    en: [{ ask: 'bitcoin fees now', figure: '4.2 sat/vB' }],
  },
  {
    ...{ kind: 'address on Bitcoin', source: /Blockstream Explorer/ },
    zh: [{ ask: `${BITCOIN_ADDRESS} 有多少余额`, figure: '1.5 BTC' }],
    en: [{ ask: `balance of ${BITCOIN_ADDRESS}`, figure: '1.5 BTC' }],
  },
  {
    ...{ kind: 'address of an account', source: EVM },
    zh: [{ ask: `${WALLET} 里有多少钱`, figure: '77,231,416.001 ETH', says: '被标记为欺诈' }],
    en: [{ ask: `what does ${WALLET} hold`, figure: '77,231,416.001 ETH', says: /scam|fraud/ }],
  },
  {
    ...{ kind: 'transaction', source: EVM },
    zh: [{ ask: `${EVM_HASH} 成功了吗`, figure: '0.009853224 ETH', says: '成功' }],
    en: [{ ask: `did ${EVM_HASH} go through`, figure: '0.009853224 ETH', says: 'succeeded' }],
  },
  {
    ...{ kind: 'token', source: EVM },
    zh: [{ ask: `${FALSE_USDT} 是真的吗`, figure: '837,494', says: '不是 Tether' }],
    en: [{ ask: `is ${FALSE_USDT} real?`, figure: '837,494', says: 'not Tether' }],
  },
  {
    ...{ kind: 'halving', source: /1050000 - / },
    zh: [{ ask: '下一次减半还有多久', figure: '125,400 个', says: '2029-04-09' }],
    en: [{ ask: 'When is the next halving?', figure: '125,400', says: '2029-04-09' }],
  },
  {
    ...{ kind: 'headlines', source: /^/ },
    zh: [{ ask: '比特币最新消息', says: 'Bitcoin rises & rises' }],
    en: [{ ask: 'any news on bitcoin?', says: 'Bitcoin rises & rises' }],
  },
  {
    ...{ kind: 'sum of a price', source: /Amount × Price|数量 × 价格/ },
    zh: [{ ask: '0.0000001 BTC 现在值多少', figure: '0.009123 美元' }],
    en: [{ ask: 'how much is 0.0000001 BTC now', figure: '$0.009123' }],
  },
  {
    ...{ kind: 'sum of a history', source: /Bought × last price/ },
    zh: [{ ask: '如果过去一年每周定投100美元的BTC', says: '53' }],
    en: [
      {
        ...{
          ask: 'if I had bought $100 of BTC every week for the last year',
          says: '53 purchases',
        },
        figure: '$5,310.66',
      },
    ],
  },
  {
    ...{ kind: 'sum without data', source: /^/ },
    zh: [{ ask: '质押10个ETH，年化3%，一年收益多少？', says: '0.3 ETH' }],
    en: [{ ask: 'How much do I earn staking 10 ETH at 3% APR for a year?', says: '0.3 ETH' }],
  },
  {
    ...{ kind: 'figure beside an entry of the handbook', source: DEFI },
    zh: [{ ask: '什么是质押，ETH现在年化多少', figure: '2.84%', says: '质押就是锁定代币' }],
    en: [
      {
        ask: 'what is staking and what does ETH pay now',
        figure: '2.84%',
        says: 'Staking',
      },
    ],
  },
]
