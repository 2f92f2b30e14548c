import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, it, onTestFinished } from 'vitest'
import { outboxMailer } from './mailer.ts'

const mail = {
  to: 'lin@example.com',
  subject: 'K7M2QX 是你的 Coinquiry 登录验证码',
  text: '点击以下链接直接登录：\nhttp://localhost:3000/login?code=K7M2QX&email=lin%40example.com\n',
  html: '<p>K7M2QX</p>',
}

it('keeps each mail as a file that mail programs open, and tells its text', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'coinquiry-test-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const outbox = join(directory, 'outbox')
  const reports: string[] = []
  const from = 'Coinquiry <hello@example.org>'
  const mailer = outboxMailer(outbox, from, (text) => reports.push(text), expect.unreachable)
  await mailer.send(mail)
  await mailer.send({ ...mail, to: 'mei@example.com' })

  const files = await readdir(outbox)
  expect(files).toHaveLength(2)
  expect(files.every((name) => name.endsWith('.eml'))).toBe(true)
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
  )
  const kept = mails.find(({ to }) => to?.[0]?.address === mail.to)
  expect(kept).toMatchObject({ from: { address: 'hello@example.org' }, subject: mail.subject })
  expect(kept?.text?.trim()).toBe(mail.text.trim())
  expect(reports[0]).toContain('/login?code=K7M2QX&email=lin%40example.com')
  expect(reports[1]).toContain('mei@example.com')
})

it('lets nobody else on the machine read a mail, for it holds the key to an account', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'coinquiry-test-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const outbox = join(directory, 'outbox')
  await outboxMailer(outbox, 'hello@example.org', () => undefined, expect.unreachable).send(mail)
  const rights = async (path: string) => (await stat(path)).mode & 0o777
  const [file = ''] = await readdir(outbox)
  expect([await rights(outbox), await rights(join(outbox, file))]).toEqual([0o700, 0o600])
})

it('announces a mail that cannot be kept all the same, and reports why', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'coinquiry-test-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const outbox = join(directory, 'outbox')
  await writeFile(outbox, 'a file, where a directory should be')
  const [reported, reports]: [string[], string[]] = [[], []]
  const mailer = outboxMailer(
    outbox,
    'hello@example.org',
    (text) => reported.push(text),
    (what, error) => reports.push(`${what}: ${error.message}`),
  )
  await mailer.send(mail)
  expect(reported).toEqual([expect.stringContaining('/login?code=K7M2QX&email=lin%40example.com')])
  expect(reports).toEqual([expect.stringMatching(/^A mail cannot be kept in the outbox: EEXIST/)])
})
