import type { Labels } from '../labels.ts'

export const avatarMenu: Labels['avatarMenu'] = {
  open: '账户菜单',
  pro: 'Pro 会员',
  settings: '账户设置',
  upgrade: '升级套餐',
  contact: '联系我们',
  shortcuts: '键盘快捷键',
  logout: '退出登录',
}

export const loginPanel: Labels['loginPanel'] = {
  title: '注册或登录，解锁全部功能',
  lead: '无需密码，我们会把登录链接和验证码发到你的邮箱。',
  email: '邮箱地址',
  emailPlaceholder: 'name@example.com',
  send: '发送登录邮件',
  sending: '正在发送',
  or: '或使用邮箱',
}

export const socialLogin: Labels['socialLogin'] = {
  google: '使用 Google 继续',
  apple: '使用 Apple 继续',
  twitter: '使用 X 继续',
}

export const emailSentDialog: Labels['emailSentDialog'] = {
  title: '查收邮件',
  lead: '我们已把临时登录链接发送到',
  close: '关闭',
  manualInput: '手动输入验证码',
  code: '6 位验证码',
  verifying: '正在验证',
  resend: '重新发送',
  resendIn: (time: string) => `${time} 后可重新发送`,
  expiresIn: (time: string) => `验证码 ${time} 后过期`,
  expired: '验证码已过期，请重新发送。',
}

export const pointsSummary: Labels['pointsSummary'] = {
  current: '当前积分',
  month: '本月获得',
  rules: '积分规则',
}

export const taskList: Labels['taskList'] = { completed: '已完成', loading: '正在加载任务' }

export const pointsRecords: Labels['pointsRecords'] = {
  completed: '已到账',
  pending: '待到账',
  loading: '正在加载记录',
  more: '加载更多记录',
  end: '已显示全部记录',
}

export const proCard: Labels['proCard'] = { action: '体验 Pro', dismiss: '不再显示' }
