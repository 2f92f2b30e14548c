import type { Price } from '../../domain/prices.ts'
import type { Language, Mail } from '../../ports.ts'

const texts = {
  en: {
    subject: 'Your second payment is refunded',
    body: (sum: string) =>
      `You paid for Coinquiry Pro twice. The second payment, ${sum}, is on its way back to you; with some banks that takes up to ten days. The longer of both subscriptions goes on, and the other has ended.`,
  },
  zh: {
    subject: '你的重复付款已退回',
    body: (sum: string) =>
      `你为 Coinquiry Pro 支付了两次。第二笔付款 ${sum} 正在退回，部分银行最多需要十天。时间较长的订阅继续有效，另一个已结束。`,
  },
} as const

/** Tells a buyer who paid twice what is given back. */
export function refundMail(to: string, { amount, currency }: Price, language: Language): Mail {
  const { subject, body } = texts[language]
  const sum = new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100)
  const text = body(sum)
  const lang = language === 'zh' ? 'zh-CN' : 'en'
  return {
    ...{ to, subject, text: `${text}\n` },
    html: `<!doctype html>\n<html lang="${lang}">\n<meta charset="utf-8">\n<title>${subject}</title>\n<p>${text}</p>\n</html>\n`,
  }
}
