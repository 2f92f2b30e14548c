import { crime, deciding, happened, ONLOOKING, somebody, wantedOfMe } from '../concepts.ts'
import { concept, near, oneOf } from '../phrases.ts'
import type { Rule } from '../rule.ts'

/** The words or the key that a wallet is restored from. */
export const walletSecret = concept(`
  seed, seeds, seed phrase*, seed word*, recovery phrase*, recovery word*, recovery key*,
  secret phrase*, secret recovery, backup phrase*, backup word*, keyphrase*, key phrase*,
  passphrase*, mnemonic*, private key*, privkey, my phrase, the phrase, 12 words, 24 words,
  twelve words, 12 word, 24 word, my words, the words, words of my wallet, keystore, seed phrase,
  private key, secret words, recovery sheet, recovery seed, keys, the key, my key, phrase,
  keystore file, wallet key, restored my wallet, wallet words, words of the wallet,
  助记词, 助忆词, 注记词, 私钥, 密钥, 恢复词, 恢复密语, 种子词, 12个单字, 十二个单字, 12个词,
  24个词, 十二个词, 二十四个词, 短语, 恢复了钱包, 单词
`)
export const loginCode = concept(`
  2fa code*, 2fa, authenticator, authenticator code*, google auth*, auth code, sms code*,
  verification code*, security code, login code, one time code, one time password, otp, the code,
  your code, my code, digit code, 6 digit, six digit, verification code, password and,
  two factor, two factor code, second factor,
  验证码, 谷歌验证, 动态码, 登录码, 6位数字, 六位数, 校验码, 短信里的
`)
const remoteAccess = concept(`
  anydesk, teamviewer, ultraviewer, rustdesk, remote access, remote control, remote desktop,
  remote into, remotely, share my screen, shared my screen, screen share, sharing my screen,
  watching my screen, see my screen, connect to my computer, connect to my pc,
  take over my screen, todesk, sees my desktop, see my desktop, my desktop, control my computer,
  control of my computer, into my computer, on my computer, control my laptop, control my,
  control of my laptop, let him control, let them control, screen sharing, screenshare,
  connects to my pc, connect to my, connects to my, connecting to my,
  远程, 向日葵, 屏幕共享, 共享屏幕, 共享我的屏幕, 共享给他, 共享给她, 会议共享, 控制我的电脑,
  操作我的电脑, 看我电脑, 操控我的, 连我的电脑, 连我电脑, 连接我的电脑
`)

/** It is in somebody else's hands, or was where others can see it. */
const exposed = concept(`
  sent, gave, given, give away, typed, entered, put, pasted, posted, shared, uploaded, emailed,
  mailed, texted, filled, filled in, submitted, imported, leaked, leak, leaks, exposed,
  someone has, somebody has, someone knows, somebody knows, has a copy, kept a copy, a copy of,
  knows my, has my, saw, seen, visible, showed, shown, let a, let him, let her, told him,
  told her, told them, told a, told the, told someone, told support, read my, read out, read it,
  photographed, took a photo, compromised, revealed, breached, breach, github, on stream,
  livestream, twitch, google form, by accident, accidentally, stolen, taken, commit, copied my,
  copied, picture of, pic of, wrong chat, told my, said my, was stolen, text file,
  laptop was stolen, phone was stolen, looked like, wrong window, online, public, screenshot*,
  to someone, into phishing, phishing, fake, somebody copied, is compromised,
  bot that got hacked, restored, posted my, reveal, wrote my, wrote the, in a video,
  in a youtube, to a scammer, tech support, got a virus, had a virus, may have given, given my,
  had remote access,
  给, 发到, 发了, 发出去, 告诉, 告知, 泄露, 泄漏, 露出, 输入了, 输了, 填了, 填完, 填进, 填到,
  填在, 贴到, 贴在, 上传, 报了, 看到, 看见, 看了, 看走, 知道我的, 知道了我的, 拍照, 暴露, 截图发,
  让他远程, 让她远程, 远程了, 偷看, 登录过, 被盗, 被人, 留着, 留了一份, 抄走, 不小心, 误发, 骗子,
  照片, 拍了, 贴错, 发错, 长得像, 电脑被偷, 手机被偷, 文本里, 存在_被, 假的, 聊天窗口, 桌面上,
  复制, 说了, 钓鱼网站, 陌生人, 技术支持, 网站上, 中毒, 中了木马, 存着, 里存
`)
/** It is asked for and not given yet, or asked about. */
const notYet = concept(`
  should i share, should i send, should i give, should i type, should i enter, should i put,
  should i hand, is it ok to, is it safe to, wants me to, want me to, wants my, asks me,
  asked me to, asks for, ask for, they ask, need my, needs my, needs the, i must, i have to,
  can i share, never share, why would, why should, do i need to, how do i share, how to store,
  how to keep, where do banks, do custodians, safely, generate, split, where do i find, before i,
  setup, set up with, never shared, read out the code, asked me, steel plates, on steel, insists,
  wants access, of an empty wallet,
  能给吗, 给不给, 可以给, 能不能给, 让我, 叫我, 要我, 要求我, 想借, 为什么不能, 不要, 能看到,
  可以看到, 会看到, 给家人备份, 会要, 需要那, 需要填, 得把, 怎么备份, 怎么设置, 保存, 应该怎么,
  安全地, 收到验证码, 却收到, 在哪, 谁应该, 换新的, 要把
`)

export const secretGiven: Rule = {
  when: [
    [walletSecret, crime, happened],
    [oneOf(walletSecret, remoteAccess, loginCode), exposed],
  ],
  unless: [...ONLOOKING, notYet],
}

const asked = concept(`
  ask, asks me, asks, asking, asked me, asked, want, wants, wanted, need, needs, needed,
  requires, requests, demands, insists, told me to, tells me to, says i must, i must, i have to,
  have to, must confirm, must enter, has a field, has me, share your, please share, enter my,
  type my, pasting my, pasting, reply with, show him, show her, show them, read them, read him,
  read the, read out, hand them, hand over, fill it in, send me your, should i send,
  should i share, should i give, should i type, should i enter, should i hand, is it ok to type,
  is it safe to type, to fix, to help, sees my, see my, see his, wants to see, confirm your,
  confirm my, or lose access, verify my wallet, verify your wallet, entering my, if i send,
  download a program, download an app, telling me to, tells you to, asked for my, asks for my,
  asking for my, provide your, provide my, demands the, demand my, can i send, get a copy,
  let him, want to know my, needs to know, validate, synchronize, sync my, rectify, migrate,
  upgrade, whitelist, import my wallet on, log in with my phrase, demanding, demand, demanded,
  tells me, telling, wants to import, continue, verification, verify, turn on, am asked,
  is asked, requested,
  让我, 叫我, 要我, 找我要, 问我, 要求我, 需要重新, 索要, 想借, 提供, 给他, 一起给, 得把, 要看,
  要填, 填写, 录入, 导入, 回复, 说要, 说得, 才能, 给不给, 能给, 要那, 交出, 想看我, 看我的,
  不确认, 发他, 发给, 告诉他, 修好, 验证钱包, 就能, 要输, 输入, 要给, 发过去, 填钱包, 查钱包,
  恢复我的, 交给, 同步, 升级, 迁移, 激活, 核对, 核实, 要求验证, 继续吗, 跟我要, 向我要
`)
const handing = concept(`
  want*, ask*, need*, demand*, requir*, request*, tell*, told, say*, said, insist*, must,
  have to, provid*, confirm*, verif*, enter*, typ*, send*, share*, show*, give*, giving, hand*,
  fill*, submit*, scan*, reveal*, reply, read*, import*, paste*, pasting, upload*, write it,
  type it,
  要, 让, 叫, 给, 填, 输, 发, 说, 提供, 交, 验证, 确认, 念, 扫, 看, 密码和
`)
/** It has been handed over already. */
const handedOver = concept(`
  may have given, he had, she had, they had, gave, told him, told her, told them, told a,
  told the, told support, told someone, sent my, shared my,
  了我的, 告诉了, 给了, 泄露了我
`)
const undone = concept(`
  disabled, i didnt, password reset*, doesnt arrive, was cloned,
  不是我, 被别人, 解绑, 一直不来, 收不到
`)
const byRight = concept(`
  on a ledger, ledger device, how to import, import it, restore my own, back up, backup my,
  a backup, my backup is, metal backup, how to store, write my, on paper, test my,
  why does trust wallet show, at setup, scratched, remember, should i split, two wallets,
  connect my wallet to uniswap, i didnt log in, hardware, yubikey, totp, better than,
  steel plates, cant i read, need my 2fa for, empty wallet, write down,
  备份, 怎么用, 保存, 划花, 记得, 新建钱包, 纸上, 两份, 同一个助记词, 迁移, 绑定, 哪个更好,
  却收到, 没登录, 谁应该, 换新的, 板
`)

const login = concept(`
  my login, my _ login, my password, my credentials, account details,
  我的密码, 我的登录
`)

export const secretAsked: Rule = {
  when: [
    [oneOf(walletSecret, loginCode), handing, somebody],
    [walletSecret, asked, oneOf(somebody, deciding)],
    [near(loginCode, asked), somebody],
    [login, asked, somebody],
    [oneOf(walletSecret, loginCode, login), wantedOfMe],
    [remoteAccess, oneOf(asked, deciding, somebody)],
  ],
  unless: [...ONLOOKING, byRight, handedOver, undone],
}
