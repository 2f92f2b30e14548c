import { expect, it } from 'vitest'
import { unquoted } from './unquoted.ts'

const AT = 'https://a.example/x'

it.each([
  [`What does ${AT} say?`],
  [`What does “${AT}” say?`],
  [`「${AT}」说了什么？`],
  [`Read these:\n- ${AT}\n- https://b.example/`],
  [`看看这个：\n${AT}`],
  [`看看：${AT}`],
  [`They told me: ${AT}`],
  [`Compare: fees on ${AT} and elsewhere`],
])('in %j the asker names the address', (text) => {
  expect(unquoted(text)).toContain(AT)
})

it.each([
  [`> Claim at ${AT}\n\nIs this real?`],
  [`> ${AT}\n\nIs this real?`],
  [`Is this real? “Claim your coins at ${AT} today”`],
  [`"Go to ${AT} now" - what is that?`],
  [`「请到 ${AT} 领取」是真的吗？`],
  [`Is this real?\n\`\`\`\nClaim at ${AT}\n\`\`\``],
  [`What is this:\n\nClaim at ${AT}`],
  [`What is this:\n\nClaim here\n${AT}`],
  [`这是什么：\n请到 ${AT} 领取`],
  [`They told me: go to ${AT} now`],
  [`群里发来的消息：点击 ${AT} 领取空投`],
])('in %j somebody else does', (text) => {
  expect(unquoted(text)).not.toContain('a.example')
})

it('what stands beside a quotation is the asker’s own', () => {
  const text = `> Claim at https://evil.example\n\nWhat does ${AT} say of “claims at evil.example”?`
  expect(unquoted(text).trim()).toBe(`What does ${AT} say of  ?`)
})
