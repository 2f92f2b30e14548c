import { walletSecret } from './kinds/secrets.ts'
import { type Concept, concept } from './phrases.ts'

/** Another person gives the words of a wallet away, instead of asking for those of the asker. */
const handedToMe = concept(`
  gave me _ seed, gave me _ phrase, gave me _ key, gave me 12 words, gave me 24 words,
  given me _ seed, given me _ phrase, given me _ key, sent me _ seed, sent me _ phrase,
  sent me _ key, sends me _ seed, sends me _ phrase, sends me _ key, dmd me _ seed,
  dmd me _ phrase, texted me _ seed, texted me _ phrase, gives me _ seed, gives me _ phrase,
  shared his, shared her, shared their, shared a seed, shares his, shares her, shares their,
  posted his, posted her, posted their, posted a seed, posted a recovery, posted a private,
  posts his, posts their, found a seed, found a recovery, found a private, found a phrase,
  phrase someone gave me, phrase somebody gave me, phrase a stranger gave me,
  key someone gave me, words someone gave me, public seed, leaked seed,
  给我_助记词, 给我_私钥, 给了我_助记词, 给了我_私钥, 助记词发给我, 私钥发给我, 助记词给我,
  私钥给我, 发我_助记词, 发我_私钥, 发来_助记词, 发来_私钥, 发来的助记词, 送我_助记词,
  送助记词, 送私钥, 白送_助记词, 公开_助记词, 公开_私钥, 助记词公开, 捡到_助记词, 捡到_私钥,
  别人给的助记词, 别人给的私钥, 别人的助记词, 别人的私钥, 有人发_助记词, 有人发_私钥,
  人发_助记词, 人发_私钥
`)
const filled = concept(`
  usdt, usdc, eth, btc, trx, sol, coins, crypto, tokens, money, balance, funds, gas,
  有钱, 有币, 有u, 有余额, 余额, 有#, 里的币, 里面的u, 里面的币, trx, 手续费, 矿工费, gas, 转走,
  转出, 送币, 送给, 几千u, 很多币, 很多u
`)
const mine = concept(`
  my seed, my recovery, my private, my phrase, my 12, my 24, my words, my secret, my key,
  my coins, my money, my funds, my usdt, all my, new seed,
  asked for, asks for, asking for, verify, typed, dad, mom, father, mother, husband, wife,
  grandpa, grandma, inherit*,
  我的币, 我的u, 我把, 新助记词, 新的助记词,
  我的助记词, 我的私钥, 我助记词, 我私钥, 要我的, 输入, 填, 验证, 发给他, 发给她, 给他, 爸, 妈,
  老公, 老婆, 爷爷, 奶奶, 遗
`)

/** A wallet with coins in it, whose words a stranger gives away so that others send the fee. */
export const baitWallet: Concept = {
  isIn: (passage) =>
    walletSecret.isIn(passage) &&
    handedToMe.isIn(passage) &&
    filled.isIn(passage) &&
    !mine.isIn(passage),
}
