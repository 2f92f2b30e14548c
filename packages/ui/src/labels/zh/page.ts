import type { Labels } from '../labels.ts'

export const pageFrame: Labels['pageFrame'] = {
  skip: '跳到主要内容',
  sidebar: '侧边栏',
  open: '打开侧边栏',
  close: '关闭侧边栏',
  footer: '提问',
}

export const appHeader: Labels['appHeader'] = {
  home: 'Coinquiry 首页',
  newTopic: '新话题',
  theme: '切换到深色主题',
  languageMark: 'EN',
  language: 'EN，切换到英文',
  navigation: '导航',
  history: '历史记录',
  price: '价格',
  points: '积分',
  register: '注册',
  signIn: '登录',
  menu: '菜单',
}

export const mobileMenu: Labels['mobileMenu'] = {
  title: '菜单',
  close: '关闭菜单',
  newTopic: '新话题',
  history: '历史记录',
  price: '价格',
  points: '积分',
  theme: '切换到深色主题',
  language: '切换到英文',
  register: '注册',
  signIn: '登录',
  pro: 'Pro 会员',
  settings: '账户设置',
  upgrade: '升级套餐',
  contact: '联系我们',
  shortcuts: '键盘快捷键',
  logout: '退出登录',
}

export const commandPalette: Labels['commandPalette'] = {
  title: '快捷操作',
  placeholder: '搜索话题或操作',
  close: '关闭',
  loading: '正在搜索',
  empty: '没有匹配的话题或操作',
}

export const connectionState: Labels['connectionState'] = {
  connecting: '正在连接',
  reconnecting: '连接断开，正在重新连接',
  interrupted: '连接已中断',
  offline: '你已离线，恢复网络后会自动继续',
  retry: '重试',
}

export const toaster: Labels['toaster'] = { region: '通知', close: '关闭通知' }

export const pagination: Labels['pagination'] = {
  more: '加载更多记录',
  loading: '正在加载',
  end: '没有更多记录了',
}

export const historyList: Labels['historyList'] = {
  favorite: '收藏',
  unfavorite: '取消收藏话题',
  rename: '重命名',
  delete: '删除',
  loading: '正在加载话题',
}

export const searchForm: Labels['searchForm'] = {
  search: '搜索话题',
  placeholder: '搜索标题和内容',
  clear: '清除',
}

export const recentTopics: Labels['recentTopics'] = {
  list: '最近的话题',
  rename: '重命名',
  loading: '正在加载话题',
  more: '全部历史记录',
  newTopic: '新话题',
}

export const shareDialog: Labels['shareDialog'] = {
  title: '分享话题',
  close: '关闭',
  public: '公开访问',
  publicText: '任何拥有链接的人都可以查看，包括你之后新增的消息',
  privateText: '只有你可以查看',
  copy: '复制链接',
  copied: '已复制',
  link: '链接',
  shareOnX: '分享到 X',
  signIn: '登录后继续对话',
}

export const signInNotice: Labels['signInNotice'] = {
  title: '登录已过期',
  text: '你写下的内容已保留，重新登录后可以继续。',
  signIn: '重新登录',
}
