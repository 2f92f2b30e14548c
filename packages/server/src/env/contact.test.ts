import { expect, it } from 'vitest'
import { readEnv } from '../env.ts'

it.each([
  // Nothing is set: the host is where the server listens.
  [{}, null],
  [{ PUBLIC_URL: 'http://localhost:8080' }, null],
  [{ PUBLIC_URL: 'http://app.localhost' }, null],
  [{ PUBLIC_URL: 'http://nas' }, null],
  [{ PUBLIC_URL: 'http://nas.local:3000' }, null],
  [{ PUBLIC_URL: 'http://ask.lan' }, null],
  [{ PUBLIC_URL: 'http://ask.home.arpa' }, null],
  [{ PUBLIC_URL: 'https://ask.corp.internal' }, null],
  [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, null],
  [{ PUBLIC_URL: 'http://192.168.1.7' }, null],
  [{ PUBLIC_URL: 'https://203.0.113.9' }, null],
  [{ PUBLIC_URL: 'http://[::1]:3000' }, null],
  [{ PUBLIC_URL: 'https://[2001:db8::1]' }, null],
  [{ PUBLIC_URL: 'https://ask.example.org' }, 'mailto:no-reply@ask.example.org'],
  [{ PUBLIC_URL: 'https://localhost.example.org' }, 'mailto:no-reply@localhost.example.org'],
  // The sender is set by hand.
  [{ MAIL_FROM: 'Coinquiry <hello@localhost>' }, null],
  [{ MAIL_FROM: 'hello@10.0.0.1' }, null],
  [{ MAIL_FROM: 'Coinquiry <hello@example.org>' }, 'mailto:hello@example.org'],
  [{ PUBLIC_URL: 'https://ask.example.org', MAIL_FROM: 'hello@nas' }, null],
  // The contact is set by hand, and is taken as it is.
  [{ CONTACT_URL: 'https://example.org/help' }, 'https://example.org/help'],
  [{ CONTACT_URL: 'mailto:ada@nas.local' }, 'mailto:ada@nas.local'],
])('with %o “Contact us” leads to %s', (settings, contact) => {
  expect(readEnv({ MAIL: 'outbox', ...settings }).CONTACT_URL).toBe(contact)
})
