import { expect, test } from 'vitest'
import { pastedCode } from './pasted-code.ts'

const link = 'https://ask.example.org/login?code=K7M2QX&email=ada%40example.org'
const mail = {
  en: `K7M2QX is your Coinquiry sign-in code

Welcome to Coinquiry

Enter this code to log in:

    K7M2QX

Or log in with this link:
${link}

The code and the link work once, within 10 minutes.
If you did not ask for this mail, ignore it: nobody can log in without the code.
`,
  zh: `K7M2QX 是你的 Coinquiry 登录验证码

请输入以下验证码登录：

    K7M2QX

或点击以下链接直接登录：
${link}

验证码和链接 10 分钟内有效，且只能使用一次。
`,
}

test.each([
  'K7M2QX',
  ' k7m 2qx\n',
  'K7M-2QX',
  'k7m\u20132qx',
  'K 7 M 2 Q X',
  '\u200bK7M2QX\ufeff',
  'Ｋ７Ｍ２ＱＸ',
  'K7M2QX.',
  '“K7M2QX”',
  'Your code: K7M2QX',
  'your code is k7m2qx',
  '验证码：k7m2qx，10 分钟内有效',
  '验证码为K7M2QX。',
  link,
  'https://safe.example.net/?url=https%3A%2F%2Fask.example.org%2Flogin%3Fcode%3DK7M2QX%26email%3Da',
  mail.en,
  mail.zh,
  mail.en.replace(link, ''),
  mail.en.replaceAll('\n', '\r\n'),
  `Hello FRIEND, here it is:\n\nK7M2QX\n\nBye`,
])('finds the code in %j', (text) => {
  expect(pastedCode(text)).toBe('K7M2QX')
})

test.each([
  '',
  'K7M2Q',
  'K7M2QX9',
  'K7M-2Q',
  'within ten minutes please',
  'ABC234 or K7M2QX',
  'user42@example.org',
  'https://example.org/K7M2QX',
  'example.org/login?code=K7M2QX9',
])('finds none, or no single one, in %j', (text) => {
  expect(pastedCode(text)).toBeNull()
})
