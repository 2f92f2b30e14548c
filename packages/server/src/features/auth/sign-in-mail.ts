import { CODE_MINUTES } from '../../domain/login-code.ts'
import type { Language, Mail } from '../../ports.ts'

interface SignInMail {
  readonly to: string
  readonly code: string
  readonly language: Language
  readonly publicUrl: string
}

const texts = {
  en: {
    subject: (code: string) => `${code} is your Coinquiry sign-in code`,
    greeting: 'Welcome to Coinquiry',
    enter: 'Enter this code to log in:',
    follow: 'Or log in with this link:',
    button: 'Log in',
    limits: `The code and the link work once, within ${CODE_MINUTES} minutes.`,
    ignore: 'If you did not ask for this mail, ignore it: nobody can log in without the code.',
  },
  zh: {
    subject: (code: string) => `${code} 是你的 Coinquiry 登录验证码`,
    greeting: '欢迎使用 Coinquiry',
    enter: '请输入以下验证码登录：',
    follow: '或点击以下链接直接登录：',
    button: '登录',
    limits: `验证码和链接 ${CODE_MINUTES} 分钟内有效，且只能使用一次。`,
    ignore: '如果这不是你本人的操作，请忽略此邮件：没有验证码，任何人都无法登录。',
  },
} as const

/** The mail that carries a sign-in code and the link that types it in. */
export function signInMail({ to, code, language, publicUrl }: SignInMail): Mail {
  const { subject, ...text } = texts[language]
  const link = `${publicUrl}/login?${new URLSearchParams({ code, email: to })}`
  return {
    to,
    subject: subject(code),
    text: [
      text.greeting,
      `${text.enter}\n\n    ${code}`,
      `${text.follow}\n${link}`,
      `${text.limits}\n${text.ignore}`,
      '',
    ].join('\n\n'),
    html: htmlOf({ ...text, code, language, href: link.replaceAll('&', '&amp;') }),
  }
}

type MailText = Readonly<Record<'greeting' | 'enter' | 'button' | 'limits' | 'ignore', string>>

/** Plain tables and inline styles: mail programs know little else. Nothing in it is fetched. */
function htmlOf(mail: MailText & { code: string; language: Language; href: string }): string {
  const lang = mail.language === 'zh' ? 'zh-CN' : 'en'
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${mail.greeting}</title>
</head>
<body style="margin:0;padding:24px;font:16px/1.6 system-ui,-apple-system,'PingFang SC','Microsoft YaHei',sans-serif">
<table role="presentation" width="100%" style="max-width:480px;margin:0 auto;border-spacing:0">
<tr><td style="font-size:20px;font-weight:600;padding-bottom:16px">${mail.greeting}</td></tr>
<tr><td>${mail.enter}</td></tr>
<tr><td style="padding:16px 0;font:700 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px">${mail.code}</td></tr>
<tr><td style="padding:8px 0 24px"><a href="${mail.href}" style="display:inline-block;padding:10px 24px;border-radius:8px;background:#1f4fd8;color:#ffffff;text-decoration:none">${mail.button}</a></td></tr>
<tr><td style="font-size:14px;color:#6b7280">${mail.limits}<br>${mail.ignore}</td></tr>
</table>
</body>
</html>
`
}
