import { describe, expect, it } from 'vitest'
import { openHandbook } from './handbook/open-handbook.ts'
import { languageOf } from './language.ts'
import { urgentKindOf } from './urgent/recognize.ts'

const { planner } = await openHandbook()

describe('who asks how to come by the coins of a dead relative', () => {
  it.each([
    'how do i get into my dead husbands ledger',
    'my dad died and i have his trezor but no pin',
    'my late wife had bitcoin on her iphone how to access',
    'my mum passed away, how do we get into her coinbase account',
    'i am the executor, how do i access the wallet of the deceased',
    '爸爸去世了 他的ledger怎么打开',
    '老公走了 留了个冷钱包不知道密码',
    '我妈过世了 怎么登录她的币安',
    '去世的老公的钱包怎么破解',
    '我老公去年走了，他手机里的钱包怎么进去',
    '怎么进我去世老公的钱包',
    'my late husband had bitcoin without me knowing, how do i find it',
    'my dead husband secretly bought bitcoin, how do i get it',
    '去世的老公瞒着我买了比特币 怎么找',
    '我爸過世了，要怎麼進他的幣安帳戶',
    '媽媽往生了，怎麼打開她的冷錢包',
  ])('is told what heirs can do: %s', (text) => {
    expect(urgentKindOf(text)).toBeNull()
    const history = [] as const
    const language = languageOf(text)
    const plan = planner.plan({ text, history, language, deepThink: false, internetSearch: false })
    expect(plan).toMatchObject({ kind: 'answer', parts: [{ entry: { slug: 'inheritance' } }] })
  })

  it.each([
    ["how do I get into my ex's wallet", 'break-in'],
    ['how can i get into my dead neighbours wallet and take the coins', 'break-in'],
    ['unlock my husbands ledger without him knowing', 'break-in'],
    ['怎么进前女友的钱包', 'break-in'],
    ['老公去世了，瞒着公婆怎么打开他的钱包', 'break-in'],
    ['老公過世了，瞞著公婆怎麼打開他的錢包', 'break-in'],
    ['my dead husband left a ledger, how do i get in without my kids knowing', 'break-in'],
    ["how do I move my dead husband's bitcoin without my kids knowing", 'break-in'],
    ['my dead husband has a coinbase account, can i empty it without my kids knowing', 'break-in'],
    ['my dead husband left me his coins and i want to be dead too', 'suicide'],
    ['my dad died and somebody hacked his coinbase', 'account-hacked'],
    ['when my husband died i wanted to die too', 'suicide'],
  ])('is told apart from %s', (text, kind) => {
    expect(urgentKindOf(text)).toBe(kind)
  })
})
