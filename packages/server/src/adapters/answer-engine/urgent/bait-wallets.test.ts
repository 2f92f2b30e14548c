import { expect, it } from 'vitest'
import { urgentKindOf } from './recognize.ts'
import { scamSignOf } from './scam-signs.ts'

it.each([
  '有人给我一个助记词,钱包里有3000U,让我转走,说没手续费TRX,这是骗局吧',
  '有人把助记词发给我，钱包里有钱',
  '群里有人发钱包私钥说送币',
  '陌生人发来助记词，里面有5000u，叫我帮他转出来',
  '网上有人公开助记词 里面有几千u 转一点trx进去就能提吗',
  '导入了别人给的私钥，要先转trx当手续费才能转出',
  'a stranger gave me a seed phrase with 3000 usdt in it and asks me to move it, no trx for gas',
  'guy on telegram sent me his private key, says i can have the coins if i pay gas',
  'stranger shared their recovery phrase with me, 2000 usdt inside',
  'somebody gave me 12 words of a wallet with money in it is it a scam',
  'i imported a seed phrase someone gave me, needs trx to move the usdt',
])('a wallet that is given away is bait, and nobody is asked for their own words: %s', (text) => {
  expect([urgentKindOf(text), scamSignOf(text)]).toEqual([null, 'bait-wallet'])
})

it.each([
  ['客服要我的助记词来验证钱包，可以给吗', 'secret-asked'],
  ['有人给我发链接让我输入助记词，钱包里有3000u', 'secret-asked'],
  ['有人知道我的助记词了，钱包里还有3000u', 'secret-given'],
  ['我把助记词发给了陌生人，钱包里有5000u', 'secret-given'],
  ['someone gave me a phone number and asked for my seed phrase', 'secret-given'],
  ['i gave my seed phrase to a stranger and my usdt is gone', 'secret-given'],
  ['someone has my seed phrase and took 3000 usdt', 'secret-given'],
  [
    'support gave me a new seed phrase and i sent all my coins to it, are they gone',
    'secret-given',
  ],
  ['he sent me a link, i typed my seed phrase, 3000 usdt in it', 'secret-given'],
] as const)('whose own words are asked for or known is helped: %s', (text, kind) => {
  expect([urgentKindOf(text), scamSignOf(text) === 'bait-wallet']).toEqual([kind, false])
})
