import type { Card, CardItem } from '@coinquiry/markdown/card-table'

const origin = { source: 'CoinGecko', n: 1, at: '2026-11-20T12:00:00.000Z' }
const chain = { ...origin, source: 'Blockscout' }
const wallet = '0x00000000219ab540356cbb839cbe05303d7705fa'
const contract = `0x${'66'.repeat(20)}`

type Language = 'zh' | 'en'
const say = (zh: string, en: string) => (language: Language) => (language === 'zh' ? zh : en)

const price = say('价格', 'Price')
const marketCap = say('市值', 'Market cap')
const contractLabel = say('合约', 'Contract')
const stale = say('已过时', 'Out of date')

type Make = (language: Language) => Card
const figure = (label: string, value: string, unit = ''): CardItem => ({
  ...{ label, value, unit, type: 'figure' },
})

export const asset: Make = (language) => ({
  title: 'Bitcoin (BTC)',
  items: [
    figure(price(language), '91234.5', 'USD'),
    { label: say('24 小时', '24 h')(language), value: '-1.5', unit: '%', type: 'change' },
    { label: say('1 年', '1 y')(language), value: '38.214', unit: '%', type: 'change' },
    figure(marketCap(language), '1812345678901', 'USD'),
    figure(say('流通量', 'In circulation')(language), '19000000', 'BTC'),
    {
      ...figure(say('历史最高', 'All-time high')(language), '126080', 'USD'),
      as_of: '2025-10-06T18:57:42.558Z',
    },
    {
      label: say('类别', 'Categories')(language),
      value: 'Smart Contract Platform · Layer 1 (L1) · Proof of Work (PoW)',
    },
  ],
  ...origin,
})

export const address: Make = (language) => ({
  title: say('Ethereum 地址', 'Address on Ethereum')(language),
  items: [
    { label: say('地址', 'Address')(language), value: wallet, type: 'address' },
    { label: say('余额', 'Balance')(language), value: '77231416.001', unit: 'ETH', type: 'exact' },
    {
      label: say('类型', 'Kind')(language),
      value: say('合约，代码已公开', 'Contract, code published')(language),
    },
    {
      label: say('最近活动', 'Last active')(language),
      value: '2026-11-20T11:59:50.000Z',
      type: 'time',
    },
    {
      ...figure(say('持有', 'Holds')(language), '1000000', 'CLAIM-AT-SCAM.XYZ'),
      type: 'exact',
      note: say('来源认为是骗局', 'taken for a fraud by the source')(language),
    },
  ],
  ...chain,
})

export const transaction: Make = (language) => ({
  title: say('Ethereum 交易', 'Transaction on Ethereum')(language),
  items: [
    { label: say('哈希', 'Hash')(language), value: `0x${'ab'.repeat(32)}`, type: 'address' },
    {
      label: say('状态', 'Status')(language),
      value: say('成功', 'succeeded')(language),
    },
    { label: say('时间', 'Time')(language), value: '2026-11-20T11:59:50.000Z', type: 'time' },
    { label: say('手续费', 'Fee')(language), value: '0.009853224', unit: 'ETH', type: 'exact' },
    { label: say('确认数', 'Confirmations')(language), value: '1234', type: 'exact' },
    { label: say('发送方', 'From')(language), value: wallet, type: 'address' },
    { label: say('接收方', 'To')(language), value: contract, type: 'address' },
    {
      label: say('调用', 'Call')(language),
      value: 'transfer(address to, uint256 value)',
    },
  ],
  ...chain,
})

/** A token that bears a known name, and texts that would be links if they could. */
export const imitation: Make = (language) => ({
  title: 'Tether USD [claim](https://scam.example) https://scam.example (USDT)',
  marks: [
    { kind: 'spoofed', text: say('仿冒', 'Imitation')(language) },
    { kind: 'stale', text: say('部分已过时', 'Partly out of date')(language) },
  ],
  warning: say(
    '这不是 Tether，只是用了它的名称或代号。',
    'This is not Tether, whose name or ticker it uses.',
  )(language),
  items: [
    { label: contractLabel(language), value: contract, type: 'address', note: 'Ethereum' },
    {
      ...figure(price(language), '0.00001234', 'USD'),
      as_of: '2026-11-18T03:00:00.000Z',
      stale: stale(language),
      source: 'A DEX',
    },
    figure(say('持有人数', 'Holders')(language), '12'),
  ],
  ...chain,
})

export const pool: Make = (language) => ({
  title: say('aave-v3 的 USDC 池', 'USDC on aave-v3')(language),
  items: [
    figure(say('年化收益率', 'Yield, APY')(language), '4.21', '%'),
    figure(say('30 天均值', '30-day mean')(language), '4.05', '%'),
    figure(say('锁仓价值', 'Value locked')(language), '1234567890.12', 'USD'),
    { label: say('链', 'Chain')(language), value: 'Ethereum' },
  ],
  ...{ ...origin, source: 'DefiLlama' },
})
