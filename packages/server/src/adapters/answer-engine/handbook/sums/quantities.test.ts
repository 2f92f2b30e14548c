import { describe, expect, it } from 'vitest'
import { sumQuestion } from './quantities.ts'

const read = (text: string) =>
  sumQuestion(text).quantities.map(({ value, unit, currency, coin }) =>
    [value.toFixed(), currency ?? coin ?? (unit === 'none' ? '' : unit)].filter(Boolean).join(' '),
  )

describe('the numbers of a question', () => {
  it.each([
    ['1,000 and 1,234,567.89', ['1000', '1234567.89']],
    [
      '1.5k, 2m, 3 million, 1.2 Billion, 2t',
      ['1500', '2000000', '3000000', '1200000000', '2000000000000'],
    ],
    ['3万 1.2亿 5千 2百万 3万亿', ['30000', '120000000', '5000', '2000000', '3000000000000']],
    ['50% 0.1 percent 百分之五 百分之十二 三成', ['0.5', '0.001', '0.05', '0.12', '0.3']],
    ['$3,000 US$5 €2k £1', ['3000 USD', '5 USD', '2000 EUR', '1 GBP']],
    [
      '3000美元 3000 刀 500u 20块 6万人民币',
      ['3000 USD', '3000 USD', '500 USDT', '20 CNY', '60000 CNY'],
    ],
    ['1000 usdt 20 USDC 5 dollars', ['1000 USDT', '20 USDC', '5 USD']],
    ['10x 10倍 十倍 10 times 2.5X', ['10 times', '10 times', '10 times', '10 times', '2.5 times']],
    [
      '90 days, 90天, 3个月, two years, 半年, for a year',
      ['90', '90', '3', '2', '0.5', '1'].map((n) => `${n} time`),
    ],
    [
      '2 ETH, 0.5 btc, 三个以太坊, 10 WIF, half a bitcoin',
      ['2 ETH', '0.5 btc', '3 以太坊', '10 WIF', '0.5 bitcoin'],
    ],
    ['5個 100枚 20 coins', ['5 coins', '100 coins', '20 coins']],
    ['BTC60000买的', ['60000']],
    ['三万五 一百零五 两千 十万 一千二百', ['35000', '105', '2000', '100000', '1200']],
    ['６００００，５个', ['60000', '5 coins']],
    ['5‰ 3 bps 10 basis points 千分之三 万分之五', ['0.005', '0.0003', '0.001', '0.003', '0.0005']],
    ['2e6 usdt, 1.5e3', ['2000000 USDT', '1500']],
    ['3万5 1万2千 3万5个', ['35000', '12000', '35000 coins']],
    ['1 毛 5 分钱 2 分', ['0.1 CNY', '0.05 CNY', '0.02 CNY']],
    ['8 hours 4h 8小时 24 个小时', ['8 time', '4 time', '8 time', '24 time']],
    ['50,000 sats 5万聪 a satoshi', ['0.0005 BTC', '0.0005 BTC', '0.00000001 BTC']],
    ['1e16 wei, 12 cents', ['0.01 ETH', '0.12 USD']],
    ['两成五 两成半 9万2', ['0.25', '0.25', '92000']],
    ['一千五一个 跌到五分', ['1500', '0.05 CNY']],
    ['千分之一点五 一点五万 两年半 两个半月', ['0.0015', '15000', '2.5 time', '2.5 time']],
    ['晚上三点五十开会 一点也不', []],
    ['five hundred dollars, twenty five percent', ['500 USD', '0.25']],
    ['two hundred and fifty coins, one thousand five hundred bucks', ['250 coins', '1500 USD']],
    [
      'half a percent, a year and a half, three and a half years',
      ['0.005', '1.5 time', '3.5 time'],
    ],
    ['five ten dollars', []],
    ['3个eth，eth 3300 btc 9.9万', ['3 eth', '3300', '99000']],
    ['sold @60k', ['60000']],
    ['30 gwei 1万 DAI', ['30 gwei', '10000 DAI']],
    ['-30% −5 跌-20%', ['-0.3', '-5', '-0.2']],
    ['10-20%', ['10', '0.2']],
    ['web3, ERC20, a 50/50 pool, 1:1, in 2024, 2025年', []],
    ['一般来说，万一第一个', []],
    ['1'.repeat(31), []],
  ])('%s', (text, expected) => {
    const units = read(text).map((each) => each.replace(/ percent$/, ''))
    expect(units).toEqual(expected)
  })

  it('keep the text around them', () => {
    const { quantities } = sumQuestion('buy 2 ETH at 3000 each')
    expect(quantities.map(({ before, after }) => [before, after])).toEqual([
      ['buy ', ' at '],
      [' at ', ' each'],
    ])
  })
})
