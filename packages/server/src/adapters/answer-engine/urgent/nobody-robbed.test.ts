import { describe, expect, it } from 'vitest'
import { urgentKindOf } from './recognize.ts'

describe('who was not robbed', () => {
  it.each([
    // Sent on another network or to another kind of address by the owner.
    'i sent usdt on tron to my friends eth address is it gone',
    'sent usdc on polygon to a coinbase eth address did i lose it',
    'i sent my btc to a bch address are they lost',
    'used the wrong network sending usdt to binance, is it gone',
    'sent trc20 to erc20 address by mistake is my money gone',
    '转U选错链了 币还在吗 是不是没了',
    'usdt从波场转到了eth地址 钱没了吗',
    '我把trc20的u转到erc20地址了，钱是不是没了',
    // A broken device, or a maker that closes.
    'Ledger broke, the company goes bust, are my coins gone?',
    'my trezor is dead and the company closed, can i still get my coins',
    'my hardware wallet broke are my coins lost',
    'ledger died and trezor went bankrupt, is my bitcoin gone',
    'ledger坏了公司倒闭 我的币还在吗',
    '硬件钱包坏了，厂家也倒闭了，币是不是没了',
    // Locked out by one's own loss.
    'lost my 2fa phone cant get into kraken',
    'phone with google authenticator died cant log in to binance',
    'i broke my phone with the 2fa app, locked out of bybit',
    'lost my yubikey and cant log into kraken',
    'dropped my phone with the authenticator in a lake, cant get into coinbase',
    '手机丢了 谷歌验证器没了 登不上币安',
    '手机摔坏了，谷歌验证器没了，登不上欧易',
    // What a protocol burns or takes.
    'EIP-1559烧掉的eth去哪了 谁拿走了',
    '烧掉的eth谁拿走了',
    '销毁的bnb去哪了 被谁拿走了',
    'gas费最后去哪了 被谁拿走了',
    'who took the eth burned by eip 1559',
    'eth burned by eip-1559, where did it go, is it gone',
    // A past event that has a name.
    'bybit 被盗那次是咋回事 15亿刀',
    'ronin 被盗那次是咋回事',
    'bybit 被盗是咋回事',
    'kucoin被黑那次是咋回事',
    'poly network 被黑那次后来怎么样了',
    '币安被盗那次丢了多少币',
    'what was the bybit hack, 1.5 billion gone',
    // How a trick works.
    'permit签名钓鱼是怎么把钱偷走的,我又没付gas',
    '授权钓鱼是怎么把币转走的 我啥都没输入啊',
    '签名钓鱼怎么把钱包里的u偷走的，我没给gas啊',
    'how does permit phishing steal coins if i dont pay gas',
    'how can a signature take my tokens without gas',
  ])('is not told to save what is left: %s', (text) => {
    expect(urgentKindOf(text)).toBeNull()
  })

  it.each([
    ['someone stole usdt from my wallet and sent it to an eth address', 'funds-stolen'],
    ['usdt i didnt send left my wallet on tron to an address i dont know', 'funds-stolen'],
    ['my ledger is empty, all my coins are gone', 'funds-stolen'],
    ['opened my trezor today and my bitcoin is gone', 'funds-stolen'],
    ['someone removed my 2fa and i cant get into kraken', 'account-hacked'],
    [
      'my phone lost signal and now i cant get into coinbase, someone changed my password',
      'account-hacked',
    ],
    ['hacker got into my kraken account and locked me out', 'account-hacked'],
    ['我的bybit账户被盗了怎么办', 'account-hacked'],
    ['我bybit被盗了', 'account-hacked'],
    ['币安号被盗，有人在提币', 'account-hacked'],
    ['我钱包里的eth被人拿走了', 'funds-stolen'],
    ['我的u去哪了 钱包里没了', 'funds-stolen'],
    ['我签了permit，钱包里的u被偷走了', 'funds-stolen'],
    ['刚点了钓鱼链接签名，币被转走了怎么办', 'funds-stolen'],
    ['i signed a permit on a phishing site and my usdc is gone', 'funds-stolen'],
  ] as const)('but who was is: %s', (text, kind) => {
    expect(urgentKindOf(text)).toBe(kind)
  })
})
