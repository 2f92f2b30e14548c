import { describe, expect, it } from 'vitest'
import { answerTo } from './testing/answer-to.ts'

describe('what beginners ask in Chinese', () => {
  it.each([
    ['止损单和限价单有什么不一样', '有哪些'],
    ['热钱包冷钱包有什么不同', '有哪几种'],
    ['定投比特币每周100块，三年后大概怎样', '它做不到什么'],
    ['離婚虛擬貨幣怎麼分', '离婚时怎么分'],
    ['信用卡能买币吗', '步骤'],
    ['入金到交易所用信用卡好還是轉帳好', '要多少费用'],
    ['怎麼出金到銀行帳戶才不會被凍結', '怎样降低风险'],
    ['狗狗币还能涨到1块钱吗', '能涨到一美元吗'],
    ['台灣可以買比特幣ETF嗎', '台湾能买吗'],
    ['怎么把usdt换成台币', '怎么用新台币买卖、出金'],
    ['香港人點樣買比特幣', '香港人怎么买、怎么换回港元'],
    ['USDT是不是就等于美元，会不会哪天不值钱了', '背后真有美元吗'],
    ['我爸把比特币留给我，怎么继承', '怎样传下去？'],
    ['门罗币为什么交易所不让买', '合法吗'],
    ['对方用别人的卡给我打钱能放币吗', '安全吗'],
    ['買幣手續費哪家最便宜', '按这个顺序问'],
    ['从币安提到OKX选什么网络', '怎样选'],
    ['國稅局會查到我的幣安嗎', '各地差在哪里'],
    ['比特币跟美股一起跌是为啥', '会一起涨跌吗？'],
    ['比特幣現貨ETF跟直接買幣有什麼差', '买 ETF 还是自己持币'],
  ])('is answered first by the section on it: %s', async (asked, heading) => {
    expect((await answerTo(asked)).headings[0]).toBe(heading)
  })

  it('is asked back where two words alone are those of a known question', async () => {
    expect((await answerTo('要等多久')).headings).toEqual([])
  })
})
