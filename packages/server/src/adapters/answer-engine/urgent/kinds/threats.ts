import { general, preventing, someone } from '../concepts.ts'
import { concept, near, oneOf } from '../phrases.ts'
import type { Rule } from '../rule.ts'

/** Words that say it without any other. */
const blackmail = concept(`
  blackmail*, extort*, sextort*, ransomware, ransom, kidnap*,
  勒索, 敲诈, 裸聊, 绑架, 绑匪, 赎金, 要挟
`)
const threatening = concept(`
  threat*, or he will, or she will, or they will, or else, unless i pay, unless we pay, unless i send,
  if i dont pay, if i dont send, if we dont pay, if i dont transfer, hours to pay, encrypted,
  are locked, until midnight,
  威胁, 恐吓, 不给钱, 不给币, 不付, 不转, 不然, 否则, 小时内, 被加密, 被锁
`)
const exposing = concept(`
  nude*, naked, intimate, private pictures, private photos, my photos, my pictures, my video,
  the video, a video, video of me, webcam, filmed me, recorded me, recording of me, screenshots,
  my contacts, my family, my employer, my boss, leak my, publish my, post my, posts my, hurt,
  where i live, files, server, computers, our shop, our website,
  裸照, 私密照, 视频, 录屏, 录像, 摄像头, 照片, 通讯录, 把柄, 家人, 上门, 文件, 服务器, 电脑, 截图
`)
const demanded = concept(`
  bitcoin*, btc, crypto*, usdt, tether, eth, ether, xmr, monero, coins, money, pay, paid, paying,
  比特币, 虚拟币, 门罗, 泰达, u, 币, usdt, btc, eth, 钱, 付
`)
/** The view of those who do it, or look at it from outside. */
const others = concept(`
  launder*, wash*, clean, how do i extort, my ransomware, ransomware gang*, we collected, i collected,
  cash out, pipeline, last year, do ransomware, why do, colonial, insurance against,
  洗, 变现, 套现, 我勒索, 去年, 追踪勒索, 勒索来的, 敲诈来的
`)

export const extortion: Rule = {
  when: [
    [blackmail, oneOf(someone, threatening)],
    [near(threatening, exposing), demanded],
  ],
  unless: [general, preventing, others],
}
