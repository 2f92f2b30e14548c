import { expect, it } from 'vitest'
import { signInMail } from './sign-in-mail.ts'

const to = 'ada+coins@example.org'
const mail = (language: 'zh' | 'en') =>
  signInMail({ to, code: 'K7M2QX', language, publicUrl: 'https://ask.example.org' })

it.each(['zh', 'en'] as const)('carries code and link in text and HTML (%s)', (language) => {
  const { subject, text, html, to: recipient } = mail(language)
  expect(recipient).toBe(to)
  expect(subject).toContain('K7M2QX')
  const link = text.split('\n').find((line) => line.startsWith('https://')) ?? ''
  const url = new URL(link)
  expect(url.origin + url.pathname).toBe('https://ask.example.org/login')
  expect(Object.fromEntries(url.searchParams)).toEqual({ code: 'K7M2QX', email: to })
  expect(html).toContain(`href="${link.replace('&', '&amp;')}"`)
  expect(html).toContain('>K7M2QX<')
})

it('is written in the language it is asked for', () => {
  expect(mail('zh').text).toMatch(/\p{Script=Han}/u)
  expect(`${mail('en').subject}${mail('en').text}${mail('en').html}`).not.toMatch(/\p{Script=Han}/u)
})

it('has nothing in it that a mail program would fetch', () => {
  expect(mail('en').html).not.toMatch(/src=|url\(|@import|<link/)
})
