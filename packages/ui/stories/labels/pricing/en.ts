import type { zh } from './zh.ts'

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
      features: ['3 topics a day', '3 follow-ups per topic', 'History and favourites'],
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
    action: 'Try Pro',
    dismiss: 'Do not show again',
  },
}
