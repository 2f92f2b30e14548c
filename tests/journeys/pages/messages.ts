import enChat from '../../../packages/app/src/messages/en/chat.json' with { type: 'json' }
import enCore from '../../../packages/app/src/messages/en/core.json' with { type: 'json' }
import enFeedback from '../../../packages/app/src/messages/en/feedback.json' with { type: 'json' }
import enFigures from '../../../packages/app/src/messages/en/figures.json' with { type: 'json' }
import enHistory from '../../../packages/app/src/messages/en/history.json' with { type: 'json' }
import enLogin from '../../../packages/app/src/messages/en/login.json' with { type: 'json' }
import enPalette from '../../../packages/app/src/messages/en/palette.json' with { type: 'json' }
import enPoints from '../../../packages/app/src/messages/en/points.json' with { type: 'json' }
import enPricing from '../../../packages/app/src/messages/en/pricing.json' with { type: 'json' }
import enReport from '../../../packages/app/src/messages/en/report.json' with { type: 'json' }
import enSettings from '../../../packages/app/src/messages/en/settings.json' with { type: 'json' }
import enShare from '../../../packages/app/src/messages/en/share.json' with { type: 'json' }
import enStalled from '../../../packages/app/src/messages/en/stalled.json' with { type: 'json' }
import zhChat from '../../../packages/app/src/messages/zh/chat.json' with { type: 'json' }
import zhCore from '../../../packages/app/src/messages/zh/core.json' with { type: 'json' }
import zhFeedback from '../../../packages/app/src/messages/zh/feedback.json' with { type: 'json' }
import zhFigures from '../../../packages/app/src/messages/zh/figures.json' with { type: 'json' }
import zhHistory from '../../../packages/app/src/messages/zh/history.json' with { type: 'json' }
import zhLogin from '../../../packages/app/src/messages/zh/login.json' with { type: 'json' }
import zhPalette from '../../../packages/app/src/messages/zh/palette.json' with { type: 'json' }
import zhPoints from '../../../packages/app/src/messages/zh/points.json' with { type: 'json' }
import zhPricing from '../../../packages/app/src/messages/zh/pricing.json' with { type: 'json' }
import zhReport from '../../../packages/app/src/messages/zh/report.json' with { type: 'json' }
import zhSettings from '../../../packages/app/src/messages/zh/settings.json' with { type: 'json' }
import zhShare from '../../../packages/app/src/messages/zh/share.json' with { type: 'json' }
import zhStalled from '../../../packages/app/src/messages/zh/stalled.json' with { type: 'json' }

const en = {
  ...enCore,
  ...enChat,
  ...enFeedback,
  ...enFigures,
  ...enHistory,
  ...enLogin,
  ...enPalette,
  ...enPoints,
  ...enPricing,
  ...enReport,
  ...enSettings,
  ...enShare,
  ...enStalled,
}
const zh: Messages = {
  ...zhCore,
  ...zhChat,
  ...zhFeedback,
  ...zhFigures,
  ...zhHistory,
  ...zhLogin,
  ...zhPalette,
  ...zhPoints,
  ...zhPricing,
  ...zhReport,
  ...zhSettings,
  ...zhShare,
  ...zhStalled,
}

export type Language = 'zh' | 'en'
export type Messages = typeof en

/** The app's texts, to find things on a page by their names. */
export const messages: Record<Language, Messages> = { zh, en }

/** How the name of a citation begins. */
export const citationOf = (texts: Messages, number: number): RegExp =>
  new RegExp(`^${texts['markdown.source'].replace(/\{number\}.*/, String(number))}(?!\\d)`)
