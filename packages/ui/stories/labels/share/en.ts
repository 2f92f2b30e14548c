import type { zh } from './zh.ts'

export const en: typeof zh = {
  dialog: {
    title: 'Share topic',
    close: 'Close',
    public: 'Public access',
    publicText: 'Anyone with the link can view',
    privateText: 'Only you can view',
    copy: 'Copy link',
    copied: 'Copied',
    link: 'Link',
    shareOnX: 'Share on X',
    signIn: 'Sign in to continue',
  },
  link: 'https://coinquiry.example/share/Vq3xT8mZ0yKfLw2N',
  longLink: `https://coinquiry.example/share/${'Vq3xT8mZ0yKfLw2N'.repeat(8)}`,
  shareOnXHref: 'https://x.com/intent/post?url=https%3A%2F%2Fcoinquiry.example%2Fshare%2FVq3xT8mZ',
  shareFirst: 'Turn on public access to share',
  notYours: 'Only the owner of the topic can change this',
  creator: 'Olivia Hartmann',
  longCreator: 'A Creator Whose Name Is Thirty',
  page: 'About every four years the new coins a miner receives per block are cut in half. Supply then grows more slowly, and if demand stays the same the price finds support. That is not a certainty, because markets tend to price in what they expect.',
}
