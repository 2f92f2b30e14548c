import { concept, near } from '../phrases.ts'
import type { Rule } from '../rule.ts'

/** Phrases that say it without any other. */
const ending = concept(`
  ending it all, end it all, drive my car into, would miss me, thinking about dying,
  think about dying, life isnt worth, life is not worth, i bought rope, bought a rope,
  i want to end it$, i dont want to wake up, reason to live, my life is over,
  like ending everything, i just jumped, suicid*, kill myself, killing myself, kill himself,
  killing himself, kill herself, killing herself, kill themselves, killing themselves,
  kill me please, end my life, ending my life, ending his life, end her life, ending her life,
  end their life, ending their life, finish myself, want to die, wants to die, wanna die,
  wanted to die, want to be dead, ready to die, better if i die, better if i died, hope i die,
  wish i was dead, wish i were dead, wish i could die, wish i was never born, rather be dead,
  rather die, thinking of death, think about death, thoughts of death, painless death,
  die painless*, dont want to live, do not want to live, dont wanna live, doesnt want to live,
  not want to live, dont want to be alive, dont want to exist, dont want to be here,
  doesnt want to be here, dont wanna be here, want to be here anymore, not be here tomorrow,
  no point in living, no point living, no reason to live, nothing to live for, not worth living,
  tired of living, give up on life, giving up on life, cant live with, cant live anymore,
  cant live like this, better off without me, better off dead, better without me,
  better if i was dead, better if i wasnt here, better if i was gone, a burden to everyone,
  a burden to my family, take my own life, taking my own life, take his own life,
  take her own life, take my life, in front of a train, want to disappear, kms, unalive,
  hang myself, hanging myself, shoot myself, hurt myself, hurting myself, harm myself, self harm,
  cut myself, cutting myself, my wrists, sleeping pills, all my pills, a noose, gun to my head,
  goodbye everyone, goodbye forever, goodbye world, farewell everyone, suicide note,
  making it to next week, make it to next week, make it through the night, make it to tomorrow,
  whats the point of anything, life is worthless, hed rather be dead, feel like dying,
  feel like killing, sleep forever, nothing left to live, wanting to die, want to not exist,
  cant live with myself, happier if i was, happier if i were, happier without me,
  happier if i am, kill yourself, life has no meaning, life is meaningless, no meaning in life,
  reason for me to live, reasons to live, no reason to be alive, dying seems, death seems,
  better dead, fall asleep forever, asleep and never wake, sleep and never wake,
  自杀, 自尽, 自残, 轻生, 寻死, 想死, 求死, 赴死, 死了好, 想着死, 死给, 死的念头, 死的心, 不想活,
  不想再活, 不想_活在, 活不下去, 活不了了, 活够了, 活着没, 活着还有, 活着有什么, 活着干嘛,
  活着干什么, 活着太累, 活着好累, 活着还不如, 没法活, 不配活, 没脸活, 没脸见, 不如死, 死了算了,
  死了一了, 死了之后就, 一了百了, 跳楼, 跳桥, 跳河, 跳江, 跳海, 割腕, 割脉, 上吊, 烧炭, 卧轨,
  安眠药, 撞死, 吊死, 淹死自己, 结束_生命, 结束自己, 结束这一生, 人生没_意义, 人生没_意思,
  人生无望, 没有活下去, 生无可恋, 厌世, 离开这个世界, 离开人世, 离开这世界, 死了_不用还,
  死了_解脱, 怎么死不, 怎么死才, 怎么死得, 怎么死最, 死_不痛苦, 死_痛苦, 没有痛苦_死, 无痛_死,
  会死_药, 遗书, 遗言, 永别, 来世再, 不想再醒, 不想醒, 醒不过来, 永远睡, 一睡不醒, 熬不过今,
  撑不过今, 我要是消失, 没有我_会更, 没有我_会好, 不知道还有什么意义, 宁愿死, 杀了我自己,
  杀了自己, 杀死自己, 弄死自己, 活下去的理由, 没有理由活, 我死后你们, 想好怎么结束, 活着的理由,
  活着的意义, 没有活着, 我死了_家, 我死了_大家, 开车撞, 一走了之, 除了死, 绳子买, 买了绳子,
  看起来像意外, 想结束这一切, 要是我跳下, 桥上跳, 楼上跳, 农药, 熬不下去, 死了_轻松, 求解脱,
  想解脱, 下辈子再, 不想继续了, 今晚就走, 今夜就走, 没理由活, 再也不醒, 不再醒来
`)

/** Phrases that markets are spoken of with, too: they count only beside words of despair. */
const dark = concept(`
  end his life, end things, ending things, end it tonight, end everything, ending everything,
  make it all end, should i just die, just die, about dying, is dying, how to die, way to die,
  ways to die, no longer be here, stop existing, point of living, worth living, tired of life,
  done with life, will to live, cant go on, cannot go on, dont want to go on,
  cant do this anymore, cant take this anymore, cant take it anymore, if i were gone,
  if i was gone, jump off, jumping off, jump from, jumping from, jump in front of,
  disappear forever, never wake up, not wake up, dont wake up, overdose, drive _ into a wall,
  drive _ into a tree, drive off a, my last message, whats the point anymore, no future for me,
  bought rope, a rope, the rope, keep living, going on living, stop living, isnt worth it,
  aint worth it, looks like an accident, wont matter anymore, nothing matters anymore,
  forward except, only way out is, the only way out, i want to end it, want it to end,
  want to end it, just end it, left to live, live for, want to wake up, dont want to wake,
  one way out, only one way, cant face, just jumped, if i jumped, if i just ended,
  cant keep going, cannot keep going, dont want to keep going, done living, be dead,
  去死, 等死, 死掉, 一死, 了断, 了结, 跳下去, 天台, 楼顶, 煤气, 撞墙, 撞车, 结束这一切, 结束一切,
  再见了大家, 大家再见, 想不开, 我先走了, 我消失, 我不在了, 这一生完了, 死看起来, 绳子,
  都无所谓了, 过了今晚, 解脱了, 考虑结束, 受不了了_死, 我死了, 更开心_死, 要是我跳, 这辈子就完,
  这辈子完, 一辈子完了, 不想撑了, 睡过去
`)

const hopeless = concept(`
  no way out, hopeless, nothing left, lost everything, lost it all, everythings ruined,
  everything is ruined, ruined my family, ruined my life, ruined everything, no hope, worthless,
  the pain, i ruined, cant forgive myself, ashamed, im done, bitcoin ruined me, crypto ruined me,
  ruined me, lost our house, lost my house,
  走投无路, 绝望, 撑不下去, 撑不住, 熬不住, 没有希望, 没希望了, 看不到希望, 崩溃, 毁了我,
  家破人亡, 对不起家人, 对不起父母, 对不起老婆
`)
/** What people in despair say of themselves beside it. */
const despairing = concept(`
  no way out, hopeless, nothing left, lost everything, lost it all, ruined, no hope, worthless,
  the pain, forgive me, ashamed, im done, i lost, savings, debt, debts, my wife, my husband,
  my kids, my family, my mom, my parents, alone, sorry, goodbye, tonight, liquidated, loan,
  insurance, life, every night, gambled, my house, my home, children, i feel, i keep,
  i just want, i cant sleep, crying, nobody, no one, everyone, please help me, scammed,
  im so tired,
  走投无路, 绝望, 撑不, 熬不住, 没希望, 没有希望, 崩溃, 对不起, 亏光, 亏完, 输光, 欠, 债, 爆仓,
  老婆, 老公, 孩子, 爸妈, 父母, 家人, 今晚, 全没了, 人生, 活, 没意思, 没意义, 好累, 太累,
  亏了_万, 被骗, 骗光, 房子, 抵押, 痛苦, 我只想, 没人, 谁也
`)
const leaving = concept(`
  die, dead, dying, disappear, goodbye, vanish, pills, bridge, not be here, stop permanently,
  permanently, want it to stop, pain to stop, forgive me,
  死, 解脱, 离开, 再见, 消失, 永远睡, 活
`)
const idiom = concept(`
  suicide burn*, dead cat, to know when, to know if, dying to know, dying to try, to die for,
  what kills, meaning of life jk, suicide rate*,
  跳楼价, 跳楼式, 跳楼大甩卖, 自杀式, 想死你, 急死, 笑死, 装死, 遗嘱, 归谁, 继承, 代币, 死币,
  自杀率
`)

export const suicide: Rule = {
  when: [[ending], [near(hopeless, leaving)], [near(dark, despairing)]],
  unless: [idiom],
}
