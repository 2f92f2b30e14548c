import * as labels from '../../src/labels/zh/zh.ts'
export const zh = {
  productName: 'Coinquiry',
  userName: '林晓雯',
  close: '关闭',
  cancel: '取消',
  retry: '重试',
  loading: '正在加载',
  pro: 'PRO',
  header: {
    ...labels.appHeader,
    points: '1,248 积分',
    open: labels.avatarMenu.open,
    pro: 'PRO',
  },
  greeting: '你好，关于加密资产，有什么可以帮你？',
  greetingLead: '提出一个问题，读到有来源、有分析过程的回答。',
  composer: labels.composer,
  pageFrame: labels.pageFrame,
  composerHint: '今天还可以开启 2 个话题，升级 Pro 无限畅聊。',
  noSearch: '本站未配置网络搜索。',
  emptyQuestion: '请输入问题',
  messagesUsedUp: '本话题今日免费追问次数已用完',
  hotTopicsHeading: '大家都在问',
  hotTopics: [
    '比特币减半会怎样影响价格？',
    '什么是质押，收益从哪里来？',
    '冷钱包和热钱包该怎么选？',
    '稳定币靠什么保持与美元挂钩？',
    '以太坊二层网络为什么手续费更低？',
    '怎样识别常见的加密货币骗局？',
  ],
  limitTitle: '已达到免费版每日话题上限',
  limitText: '08:00 起恢复。',
  tryPro: '体验 Pro',
  question: labels.question,
  questionText: '比特币减半为什么会影响价格？请结合前几次减半的情况说明。',
  versions: labels.versionPicker,
  answer: labels.answer,
  answerText:
    '减半每约四年发生一次，矿工每个区块得到的新币随之减少一半。新增供给变慢，而需求如果不变，价格就会受到支撑；但这并不是必然的，因为市场往往提前反映预期。\n\n前三次减半后的一年里价格都曾创下新高，但样本只有三次，而且每次的宏观环境都不同。请把它当作供给侧的背景，而不是交易信号。',
  answerMarkdown: `**减半**大约每四年发生一次：矿工每个区块得到的新币减少一半 [1]。新增供给变慢，而需求如果不变，价格就会受到支撑；但这并不是必然的。

| 减半 | 区块奖励 | 每年新增供给 |
| --- | ---: | ---: |
| 2016 年 | 12.5 BTC | 4.2% |
| 2020 年 | 6.25 BTC | 1.8% |
| 2024 年 | 3.125 BTC | 0.8% |

### 该怎样看待

- 样本只有几次，而且每次的**宏观环境**都不同；
- 市场往往*提前*反映预期 [2]；
- 请把它当作供给侧的背景，而不是交易信号。

> 以上内容不构成投资建议。`,
  markdown: labels.markdown,
  answerActions: labels.answerActions,
  analysisHeading: labels.analysis.running,
  analysisDone: labels.analysis.done,
  analysisText:
    '问题问的是减半与价格的关系。需要先说明减半的机制，再看供给变化的幅度，最后比较三次历史数据，并提醒样本太少。',
  progressLabel: '分析进度',
  progress: [
    '正在获取链上数据与市场指标',
    '正在分析趋势与波动',
    '正在收集社交情绪',
    '正在交叉验证链上表现与情绪',
    '正在完成分析',
    '仍在努力中，请稍候',
  ],
  progressPlan: {
    heading: '正在同时处理 3 项',
    parts: [
      '正在搜索网页：2024 年减半之后新比特币的供给有什么变化',
      '正在阅读 www.coindesk.com',
      '正在读取行情数据：BTC、ETH',
    ],
    done: '已完成',
    failed: '没有结果',
  },
  sourcesHeading: labels.sourceList.heading,
  sources: [
    { id: 1, title: '比特币：一种点对点的电子现金系统', url: 'https://bitcoin.org/bitcoin.pdf' },
    { id: 2, title: '区块奖励与减半', url: 'https://en.bitcoin.it/wiki/Controlled_supply' },
    { id: 3, title: '手册条目：比特币减半' },
  ],
  connection: labels.connectionState,
  login: labels.loginPanel,
  consent: { before: '继续即表示同意', terms: '《服务条款》', after: '。' },
  returnHome: '返回首页',
  socialLogin: labels.socialLogin,
  invalidEmail: '请输入正确的邮箱地址',
  emailSent: labels.emailSentDialog,
  wrongCode: '验证码不正确，请重试',
  edit: labels.editDialog,
  errorTitle: '页面没能加载出来',
  errorText: '可能是网络不稳定，你写下的内容没有丢失。',
  emptyTitle: '还没有对话',
  emptyText: '你问过的问题会保存在这里。',
  toastLabels: labels.toaster,
  undo: '撤销',
  deleteTitle: '删除这个话题？',
  deleteText: '删除后无法恢复。',
  delete: '删除',
  save: '保存',
}
