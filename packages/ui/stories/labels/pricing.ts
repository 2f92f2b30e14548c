import { useLabels } from '#stories/labels'
import * as enLabels from '../../src/labels/en/en.ts'
import * as zhLabels from '../../src/labels/zh/zh.ts'
import { en as english } from './en.ts'

/** What stories about plans say, in the language chosen in Storybook's toolbar. */
export function usePricingLabels(): typeof zh {
  return useLabels() === english ? en : zh
}

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
    ...zhLabels.proCard,
  },
}

export const en: typeof zh = {
  title: 'Think deeper, see clearer',
  lead: 'Three plans; you can cancel at any time.',
  blurbs: {
    topics: { title: 'Unlimited questions', text: 'No limit on topics or follow-ups.' },
    research: {
      title: 'Unlimited deep research',
      text: 'DeepThink and DeepSearch on every question.',
    },
    marks: { title: 'Marks of your own', text: 'Exclusive theme, avatar frame and watermark.' },
  },
  plans: {
    free: {
      name: 'Free',
      price: '$0',
      per: '/Forever',
      features: ['3 topics a day', '3 follow-ups per topic', 'History and favorites'],
      action: 'Get started',
    },
    yearly: {
      name: 'Yearly',
      price: '$299',
      per: '/Y',
      saving: 'Saves 20% against monthly',
      badge: 'Recommended',
      features: [
        'Unlimited topics and follow-ups',
        'Unlimited deep research',
        'Exclusive theme and avatar frame',
        'Copyright watermark on shares and PDF',
      ],
      action: 'Upgrade now',
    },
    monthly: {
      name: 'Monthly',
      price: '$30',
      per: '/M',
      features: [
        'Unlimited topics and follow-ups',
        'Unlimited deep research',
        'Exclusive theme and avatar frame',
        'Copyright watermark on shares and PDF',
      ],
      action: 'Upgrade now',
    },
  },
  longFeature:
    'Export answers as PDF, Markdown or Docx with all of their sources, tables and charts kept',
  current: 'This is your plan',
  checkoutOff: 'Payment is not open yet; please contact us',
  card: {
    title: 'Upgrade to Pro',
    text: 'No limits on topics, questions or research, and a theme of its own.',
    ...enLabels.proCard,
  },
}
