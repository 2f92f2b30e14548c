import { describe, expect, it } from 'vitest'
import { type Focus, focusOf } from './focus.ts'

describe('focusOf', () => {
  it.each<[question: string, focus: Focus]>([
    ['BTC 现在多少钱', 'live'],
    ['以太坊今天的价格', 'live'],
    ['gas 现在多少', 'live'],
    ['how much is bitcoin right now', 'live'],
    ['bitcoin price', 'live'],
    ['current funding rate of ETH', 'live'],
    ['为什么今天大跌', 'news'],
    ['最近有什么新闻', 'news'],
    ['why is crypto crashing today', 'news'],
    ['明天比特币会涨吗', 'prediction'],
    ['比特币2030年能到多少', 'prediction'],
    ['will ETH go up?', 'prediction'],
    ['BTC price prediction', 'prediction'],
    ['该不该买以太坊', 'advice'],
    ['现在可以抄底吗', 'advice'],
    ['推荐几个币', 'advice'],
    ['should I sell my ETH', 'advice'],
    ['which coin should I buy', 'advice'],
    ['以太坊昨晚被黑了吗', 'news'],
    ['is solana down right now', 'news'],
    ['这轮底在哪', 'prediction'],
    ['eth to 20k realistic?', 'prediction'],
    ['how low can sol go from here', 'prediction'],
    ['帮我选一个币', 'advice'],
    ['有没有必要买点以太坊', 'advice'],
    ['would it be dumb to go all in on sol', 'advice'],
    ['convince me to buy bitcoin', 'advice'],
    ['is this the top', 'prediction'],
    ['后面怎么走', 'prediction'],
    ['where will btc be in 5 years', 'prediction'],
    ['美联储降息了吗', 'news'],
    ['did the etf get approved', 'news'],
    ['sol啥价', 'live'],
    ['what is the market cap of solana', 'live'],
    ['手里的 sol 还能拿吗', 'advice'],
    ['down 70%, cut my losses or hold?', 'advice'],
    ['should i move my whole 401k into a bitcoin etf', 'advice'],
  ])('reads %j as a wish for %s', (question, focus) => {
    expect(focusOf(question)).toContain(focus)
  })

  it.each([
    '质押有什么风险',
    '为什么币圈波动这么大',
    'U 是什么币',
    '最少要多少钱才能开始',
    '每次应该买多少仓位',
    '爆仓价怎么算',
    'what is staking',
    'how much money do I need to start',
    'why are gas fees so high',
    'how do I set a stop loss',
    '在越南买币合法吗',
    '币放在交易所安全吗',
    'i approved some random site yesterday how do i undo it',
    'my friend got liquidated yesterday what does that mean',
    'need to sell 2 million usd worth of btc without tanking the price',
    'where do I keep my 24 words',
    '买币需要身份证吗',
    '质押的币能随时卖吗',
    'do i need to report if i only hold',
    'should i write my seed phrase on paper',
    'how long do withdrawals take',
  ])('reads no such wish in %j', (question) => {
    expect(focusOf(question)).toEqual([])
  })
})
