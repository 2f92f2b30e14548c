import type { Labels } from '../labels.ts'

export const composer: Labels['composer'] = {
  field: '你的问题',
  placeholder: '问问比特币、以太坊、稳定币或投资风险……',
  send: '发送',
  stop: '停止生成',
  deepThink: '深度思考',
  deepSearch: '深度搜索',
  counter: (used: number, limit: number) =>
    `${used > limit ? '请缩短：' : ''}${used} / ${limit} 字`,
}

export const question: Labels['question'] = {
  author: '你的问题',
  actions: '问题操作',
  edit: '编辑',
  copy: '复制',
  copied: '已复制',
  more: '展开',
  less: '收起',
}

export const versionPicker: Labels['versionPicker'] = {
  group: '版本',
  previous: '上一个版本',
  next: '下一个版本',
  position: (version: number, count: number) => `第 ${version} 个版本，共 ${count} 个`,
}

export const answer: Labels['answer'] = {
  author: '回答',
  waiting: '正在准备回答',
  stopped: '已停止生成',
  interrupted: '回答被中断，已收到的内容已保留',
  failed: '出了点问题，请稍后再试',
  reconnecting: '连接断开，正在重新连接',
  reconnect: '立即重试',
  retry: '重新生成',
}

export const answerStall: Labels['answerStall'] = {
  stop: '停止',
  retry: '重新生成',
}

export const answerActions: Labels['answerActions'] = {
  group: '回答操作',
  copy: '复制',
  copied: '已复制',
  refresh: '重新生成',
  like: '赞',
  dislike: '踩',
}

export const editDialog: Labels['editDialog'] = {
  title: '编辑问题',
  note: '这个问题之后的内容会保留在之前的版本里。',
  field: '问题内容',
  close: '关闭',
  cancel: '取消',
  save: '保存并提问',
  tooLong: (used: number, limit: number) => `已有 ${used} 个字，最多 ${limit} 个`,
}

export const dislikeForm: Labels['dislikeForm'] = {
  announcement: '可以在下方说明原因，也可以跳过。',
  legend: '哪里不好？',
  text: '补充说明（可不填）',
  send: '发送',
  skip: '跳过',
  thanks: '谢谢你的反馈。',
}

export const exportMenu: Labels['exportMenu'] = {
  open: '导出',
  pdf: 'PDF',
  markdown: 'Markdown',
  docx: 'Word (Docx)',
}

export const topicActions: Labels['topicActions'] = {
  group: '当前话题',
  favorite: '收藏话题',
  unfavorite: '取消收藏话题',
  export: '导出话题',
  share: '分享话题',
}

export const copyButton: Labels['copyButton'] = { copy: '复制', copied: '已复制' }
