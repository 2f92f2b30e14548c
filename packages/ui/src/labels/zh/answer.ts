import type { Labels } from '../labels.ts'

export const analysis: Labels['analysis'] = { running: '正在分析问题', done: '分析过程' }

export const sourceList: Labels['sourceList'] = { heading: '来源', open: '查看来源' }

export const markdown: Labels['markdown'] = {
  copy: '复制代码',
  copied: '已复制',
  code: '代码',
  table: '表格',
  source: (number, title) => `来源 ${number}：${title}`,
  done: '已完成',
  open: '未完成',
  footnotes: '脚注',
  backToText: '回到正文',
}

export const chart: Labels['chart'] = {
  locale: 'zh-CN',
  chart: '图表',
  table: '以表格查看数据',
  time: '时间',
  category: '项目',
  source: '来源',
  asOf: '截至',
  controls: {
    span: '时间范围',
    all: '全部',
    view: '显示方式',
    figures: '原值',
    indexed: '起点 = 100',
    scale: '坐标',
    linear: '线性',
    log: '对数',
  },
  loading: '正在绘制数据',
}

export const figures: Labels['figures'] = {
  locale: 'zh-CN',
  read: '有来源的数据',
  computed: '由系统计算',
  stale: '可能已过时',
  unfound: '来源中未找到',
  unfoundMeaning: '回答所用的数据、来源和计算中都没有这个数字，请自行核实。',
  unsupported: '该来源中没有这些内容',
  source: '来源',
  time: '时间',
  formula: '公式',
  inputs: '代入',
}

export const sourcePanel: Labels['sourcePanel'] = {
  title: '来源',
  close: '关闭来源',
  empty: '这个回答没有引用来源。',
  quotes: '回答中引用的原文',
}

export const calculatorForm: Labels['calculatorForm'] = { result: '结果', assumptions: '假设：' }
