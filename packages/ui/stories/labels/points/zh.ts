export const zh = {
  summary: { current: '当前积分', month: '本月获得', rules: '积分规则' },
  current: '1,284',
  month: '196',
  largest: '9,007,199,254,740,991',
  taskLabels: { completed: '已完成', loading: '正在加载任务' },
  tasks: [
    { id: 'user_register', title: '注册账户', points: '+10', completed: true },
    { id: 'bind_twitter', title: '绑定 X 账户', points: '+10', action: '去绑定' },
    {
      id: 'bind_discord',
      title: '绑定 Discord',
      points: '+10',
      action: '去绑定',
      disabledReason: '暂未开放',
    },
    { id: 'subscribe', title: '订阅 Pro', points: '+100', action: '去订阅' },
    {
      id: 'daily_ask',
      title: '每日提问',
      points: '每次 +2',
      progress: { value: 12, max: 40, text: '今天 12 / 40' },
    },
    {
      id: 'daily_share',
      title: '每日分享话题',
      points: '每个 +4',
      progress: { value: 80, max: 80, text: '今天 80 / 80' },
      completed: true,
    },
  ],
  longTask: '把你的 X 账户与 Coinquiry 绑定，并让头像、昵称保持同步，以后也可以用它直接登录',
  tasksError: '任务没能加载出来',
  recordLabels: {
    completed: '已到账',
    pending: '待到账',
    loading: '正在加载记录',
    more: '加载更多记录',
  },
  records: [
    { id: '1', title: '每日提问', time: '2026年11月20日', points: '+2', status: 'completed' },
    { id: '2', title: '订阅 Pro', time: '2026年11月20日', points: '+100', status: 'pending' },
    { id: '3', title: '每日分享话题', time: '2026年11月19日', points: '+4', status: 'completed' },
    { id: '4', title: '绑定 X 账户', time: '2026年11月17日', points: '+10', status: 'completed' },
  ] as {
    id: string
    title: string
    time: string
    points: string
    status: 'completed' | 'pending'
  }[],
  noRecords: '还没有积分记录',
  noRecordsText: '提一个问题，就能得到第一笔积分。',
  recordsError: '记录没能加载出来',
  allRecords: '已显示全部记录',
  retry: '重试',
}
