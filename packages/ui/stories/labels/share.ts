import { useLabels } from '#stories/labels'
import * as enLabels from '../../src/labels/en/en.ts'
import * as zhLabels from '../../src/labels/zh/zh.ts'
import { en as english } from './en.ts'

/** What stories about sharing say, in the language chosen in Storybook's toolbar. */
export function useShareLabels(): typeof zh {
  return useLabels() === english ? en : zh
}

export const zh = {
  dialog: zhLabels.shareDialog,
  link: 'https://coinquiry.example/share/Vq3xT8mZ0yKfLw2N',
  longLink: `https://coinquiry.example/share/${'Vq3xT8mZ0yKfLw2N'.repeat(8)}`,
  shareOnXHref: 'https://x.com/intent/post?url=https%3A%2F%2Fcoinquiry.example%2Fshare%2FVq3xT8mZ',
  shareFirst: '开启公开访问后才能分享',
  notYours: '只有话题的主人可以更改',
  creator: '林晓雯',
  longCreator: '一个名字长达三十个字的创作者，看看水印会不会彼此重叠在一起呢',
  page: '每隔四年左右，矿工从每个区块得到的新币减少一半。供应因此增长得更慢；如果需求不变，价格会得到支撑。这并不是必然，因为市场往往提前反映预期。',
}

export const en: typeof zh = {
  dialog: enLabels.shareDialog,
  link: 'https://coinquiry.example/share/Vq3xT8mZ0yKfLw2N',
  longLink: `https://coinquiry.example/share/${'Vq3xT8mZ0yKfLw2N'.repeat(8)}`,
  shareOnXHref: 'https://x.com/intent/post?url=https%3A%2F%2Fcoinquiry.example%2Fshare%2FVq3xT8mZ',
  shareFirst: 'Turn on public access to share',
  notYours: 'Only the owner of the topic can change this',
  creator: 'Olivia Hartmann',
  longCreator: 'A Creator Whose Name Is Thirty',
  page: 'About every four years the new coins a miner receives per block are cut in half. Supply then grows more slowly, and if demand stays the same the price finds support. That is not a certainty, because markets tend to price in what they expect.',
}
