import type { Labels } from '../labels.ts'

export const settingsDialog: Labels['settingsDialog'] = {
  title: '设置',
  close: '关闭设置',
  account: '账户',
  preference: '偏好',
  data: '数据',
}

export const accountSettings: Labels['accountSettings'] = {
  avatar: '头像',
  chooseAvatar: '上传图片',
  useXAvatar: '使用 X 头像',
  notAnImage: '请选择图片文件',
  proBadge: 'Pro 会员',
  name: '用户名',
  save: '保存',
  nameTooLong: (used: number, limit: number) => `已有 ${used} 个字，最多 ${limit} 个`,
  email: '邮箱',
  x: 'X 账号',
  xUnbound: '未绑定',
  bindX: '绑定',
  unbindX: {
    action: '解除绑定',
    title: '解除绑定 X 账号？',
    text: '解除后不能再用这个 X 账号登录。',
    close: '关闭',
    cancel: '取消',
    confirm: '解除绑定',
    failed: '没能解除绑定，请稍后再试',
  },
  plan: '套餐',
  pro: 'Pro 会员',
  free: '免费版',
  upgrade: '升级 Pro',
  manage: '管理订阅',
}

export const preferenceSettings: Labels['preferenceSettings'] = {
  theme: '主题',
  themes: { light: '浅色', dark: '深色', system: '跟随系统', 'theme-pro': 'Pro' },
  language: '语言',
  copyright: '版权保护',
  copyrightHint: '在分享页面以及导出的 PDF 和 Docx 上加上你的名字水印。',
  proBadge: 'Pro 会员',
}

export const sessionList: Labels['sessionList'] = {
  title: '已登录的设备',
  loading: '正在加载已登录的设备',
  end: '退出',
  endOf: (device: string) => `退出“${device}”`,
  endAll: {
    action: '退出所有设备',
    title: '退出所有设备？',
    text: '所有浏览器和应用都会退出登录，包括当前设备。正在生成的回答不受影响。',
    close: '关闭',
    cancel: '取消',
    confirm: '退出所有设备',
    failed: '操作未成功，请稍后再试',
  },
  retry: '重试',
}

export const sharedLinks: Labels['sharedLinks'] = {
  title: '已分享的链接',
  text: '任何人都可通过这些链接查看话题，包括之后新增的消息。',
  none: '没有公开的话题。',
  loading: '正在加载已分享的链接',
  more: '加载更多',
  off: '关闭',
  offFor: (title: string) => `关闭“${title}”的链接`,
  retry: '重试',
}

export const dataDownload: Labels['dataDownload'] = {
  title: '下载我的数据',
  text: '话题、评价、积分、订单、设备和账户资料，打包为一个 ZIP 文件。',
  action: '下载',
}

export const dataSettings: Labels['dataSettings'] = {
  optimization: '数据优化',
  optimizationHint:
    '开启：你评价过的问题、对应回答、评价及其原因会进入本站的反馈数据，不含姓名和邮箱。关闭：绝不会进入。',
  topics: '删除所有话题',
  topicsText: '所有对话会永久删除，无法恢复。',
  deleteTopics: {
    action: '全部删除',
    title: '删除所有话题？',
    text: '所有对话和分享链接都会永久删除，无法恢复。',
    close: '关闭',
    cancel: '取消',
    confirm: '全部删除',
    failed: '没能删除，请稍后再试',
  },
  account: '删除账户',
  accountText: '账户、对话和积分会永久删除，Pro 权益随之失效。',
  deleteAccount: {
    action: '删除账户',
    title: '删除账户？',
    text: '账户、对话和积分都会永久删除，无法恢复；尚未用完的 Pro 权益不会退还。',
    close: '关闭',
    cancel: '取消',
    confirm: '删除账户',
    failed: '没能删除，请稍后再试',
    phraseField: '请输入“删除我的账户”以确认',
  },
  phrase: '删除我的账户',
}
