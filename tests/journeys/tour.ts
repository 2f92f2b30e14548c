import { refusing, thinkingFirst } from '../peers/model-scripts.ts'
import type { House } from './house.ts'
import { expect } from './journey.ts'
import type { ChatPage } from './pages/chat-page.ts'
import type { HomePage } from './pages/home-page.ts'
import type { LoginPage } from './pages/login-page.ts'
import type { Person } from './person.ts'
import { heldAnswer } from './scripts.ts'
import type { TourTexts } from './tour-texts.ts'

export interface TourGuide {
  readonly house: House
  readonly person: Person
  readonly home: HomePage
  readonly login: LoginPage
  readonly chat: ChatPage
  readonly texts: TourTexts
}

/** Leads a visitor through every screen and state, and names each once it stands still. */
export async function* tour(guide: TourGuide): AsyncGenerator<string> {
  yield* signingIn(guide)
  yield* answering(guide)
  yield* limits(guide)
}

async function* signingIn({ house, person, home, login }: TourGuide): AsyncGenerator<string> {
  await home.open()
  await expect(home.hotTopics).toHaveCount(6)
  yield 'home-visitor'
  await login.open()
  await expect(login.send).toBeVisible()
  yield 'login'
  await login.email.fill('nobody@nowhere')
  await login.email.blur()
  yield 'login-invalid'
  await login.sendTo(person.email)
  yield 'login-sent'
  await login.enter('000000')
  await expect(login.dialog.locator('[aria-invalid]')).toBeVisible()
  yield 'login-wrong-code'
  await login.code.fill(await house.codeFor(person.email))
  await expect(home.greeting).toBeVisible()
  await expect(home.hotTopics).toHaveCount(6)
  yield 'home-member'
}

async function* answering({ house, home, chat, texts }: TourGuide): AsyncGenerator<string> {
  const answer = heldAnswer(texts.beginning, texts.rest)
  const analysis = Promise.withResolvers<void>()
  const { question } = texts
  house.model.answer(
    question,
    thinkingFirst(texts.analysis, async (reply) => {
      await analysis.promise
      await answer.script(reply)
    }),
  )
  await home.composer.ask(question)
  await chat.reaches('thinking')
  await expect(chat.answers).toContainText(texts.analysis.slice(-8))
  yield 'chat-thinking'
  analysis.resolve()
  await chat.reaches('streaming')
  yield 'chat-streaming'
  answer.release()
  await chat.reaches('done')
  yield 'chat-done'
  await chat.editOf(chat.questions).click()
  await expect(chat.editDialog.field).toBeVisible()
  yield 'chat-edit'
  await chat.editDialog.cancel.click()
  house.model.answer(texts.followUp, refusing(500))
  await chat.composer.ask(texts.followUp)
  await chat.reaches('failed')
  yield 'chat-failed'
}

async function* limits({ person, home, chat, texts }: TourGuide): AsyncGenerator<string> {
  const topicsId = await person.ask(texts.question.slice(0, 12))
  for (const question of [
    texts.followUp.slice(1),
    texts.followUp.slice(2),
    texts.followUp.slice(3),
  ])
    await person.ask(question, topicsId)
  await person.ask(texts.question.slice(0, 8))
  await chat.open(topicsId)
  await expect(chat.answers).toHaveCount(4)
  yield 'chat-limit'
  await home.open()
  await expect(home.tryPro).toBeVisible()
  await expect(home.hotTopics).toHaveCount(6)
  yield 'home-limit'
  await home.tryPro.click()
  await expect(home.proDialog).toBeVisible()
  yield 'home-pro'
  await chat.open(crypto.randomUUID())
  await expect(home.backHome).toBeVisible()
  yield 'chat-no-access'
  await home.page.goto('/no/such/page')
  await expect(home.backHome).toBeVisible()
  yield 'not-found'
}
