export const zh = {
  title: '想得更深，看得更清',
  lead: '三种方案，随时可以取消。',
  blurbs: {
    topics: { title: '无限提问', text: '话题和追问都不设上限。' },
    research: { title: '无限深度研究', text: '每个问题都可以深度思考、深度搜索。' },
    marks: { title: '专属标识', text: '专属主题、头像框和分享水印。' },
  },
  plans: {
    free: {
      name: '免费版',
      price: '$0',
      per: '/永久',
      features: ['每天 3 个话题', '每个话题 3 次追问', '历史与收藏'],
      action: '开始使用',
    },
    yearly: {
      name: '年付',
      price: '$299',
      per: '/年',
      saving: '比月付节省 20%',
      badge: '推荐',
      features: ['话题与追问不限量', '深度研究不限量', '专属主题与头像框', '分享与 PDF 版权水印'],
      action: '立即升级',
    },
    monthly: {
      name: '月付',
      price: '$30',
      per: '/月',
      features: ['话题与追问不限量', '深度研究不限量', '专属主题与头像框', '分享与 PDF 版权水印'],
      action: '立即升级',
    },
  },
  longFeature: '可以把回答导出为 PDF、Markdown 或 Docx，其中的引用来源、表格与图表全部保留',
  current: '你正在使用这个方案',
  checkoutOff: '支付暂未开放，请联系我们',
  card: {
    title: '升级到 Pro',
    text: '话题、追问与深度研究都不限量，另有专属主题。',
    action: '试用 Pro',
    dismiss: '不再显示',
  },
}
