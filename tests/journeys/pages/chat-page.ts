import type { AnswerStatus } from '@coinquiry/ui/blocks/answer'
import { expect, type Locator, type Page } from '@playwright/test'
import { Composer } from './composer.ts'
import type { Messages } from './messages.ts'

export class ChatPage {
  readonly composer: Composer
  readonly editDialog: EditDialog
  readonly questions: Locator
  readonly answers: Locator
  /** Of the last answer. */
  readonly analysis: Locator
  readonly sources: Locator
  readonly questionVersions: Versions
  readonly answerVersions: Versions
  readonly actions: AnswerActions
  readonly jump: Locator
  /** The questions that the last answer offers. */
  readonly followUps: Locator
  /** The ways out of the last answer, where nothing new comes of it. */
  readonly stall: Record<'stop' | 'regenerate', Locator>
  readonly #page: Page
  readonly #messages: Messages

  constructor(page: Page, messages: Messages) {
    this.#page = page
    this.#messages = messages
    this.composer = new Composer(page, messages)
    this.editDialog = new EditDialog(page, messages)
    this.questions = page.getByRole('article', { name: messages['chat.question'], exact: true })
    this.answers = page.getByRole('article', { name: messages['chat.answer'], exact: true })
    // What it is called once it has ended depends on how long it took.
    const thought = messages['chat.thought'].replace(/\{.*/, '')
    const names = [messages['chat.analysis'], messages['chat.thoughtBriefly'], thought]
    const analysisNames = new RegExp(`^(?:${names.join('|')})`)
    this.analysis = this.answers.last().getByRole('button', { name: analysisNames })
    this.sources = this.answers.last().getByRole('group', { name: messages['chat.sources'] })
    this.questionVersions = new Versions(this.questions.last(), messages)
    this.answerVersions = new Versions(this.answers.last(), messages)
    this.actions = new AnswerActions(page, this.answers.last(), messages)
    const inAnswer = (name: string) =>
      this.answers.last().getByRole('button', { name, exact: true })
    this.stall = {
      stop: inAnswer(messages['chat.stop']),
      regenerate: inAnswer(messages['chat.refresh']),
    }
    this.followUps = page
      .getByRole('region', { name: messages['chat.followUps'] })
      .getByRole('button')
    this.jump = page.getByRole('button', { name: messages['chat.jump'] })
  }

  async open(topicsId: string): Promise<void> {
    await this.#page.goto(`/chat/${topicsId}`)
  }

  /** Waits until the last answer is in this state. */
  async reaches(...states: AnswerStatus[]): Promise<void> {
    const state = new RegExp(`^(?:${states.join('|')})$`)
    await expect(this.answers.last()).toHaveAttribute('data-state', state)
  }

  /** The button that changes a question's text. */
  editOf(question: Locator): Locator {
    return question.getByRole('button', { name: this.#messages['chat.edit'] })
  }

  /** The button that leads to a new text of a question that was not sent yet. */
  keptEditOf(question: Locator): Locator {
    return question.getByRole('button', { name: this.#messages['chat.editKept'] })
  }

  /** The button that has an answer written again. */
  regenerate(answer: Locator = this.answers.last()): Locator {
    return answer.getByRole('button', { name: this.#messages['chat.refresh'] }).last()
  }
}

/** The row of buttons below an answer. */
export class AnswerActions {
  readonly copy: Locator
  readonly copied: Locator
  readonly like: Locator
  readonly dislike: Locator
  /** The form that asks why it is disliked. */
  readonly reason: Locator
  readonly favorite: Locator
  readonly share: Locator
  readonly export: Locator
  readonly #page: Page

  constructor(page: Page, answer: Locator, messages: Messages) {
    this.#page = page
    const row = answer.getByRole('group', { name: messages['chat.actions'] })
    const button = (name: string) => row.getByRole('button', { name, exact: true })
    this.copy = button(messages['chat.copy'])
    this.copied = button(messages['chat.copied'])
    this.like = button(messages['chat.like'])
    this.dislike = button(messages['chat.dislike'])
    this.reason = answer.getByRole('form', { name: messages['feedback.question'] })
    this.favorite = button(messages['chat.favorite'])
    this.share = button(messages['chat.share'])
    this.export = button(messages['chat.export'])
  }

  /** An entry of the export menu, which has to be open. */
  format(name: string): Locator {
    return this.#page.getByRole('menuitem', { name })
  }
}

export class EditDialog {
  readonly panel: Locator
  readonly field: Locator
  readonly save: Locator
  readonly cancel: Locator

  constructor(page: Page, messages: Messages) {
    this.panel = page.getByRole('dialog', { name: messages['chat.editTitle'] })
    this.field = this.panel.getByRole('textbox')
    this.save = this.panel.getByRole('button', { name: messages['action.save'] })
    this.cancel = this.panel.getByRole('button', { name: messages['action.cancel'] })
  }
}

/** The picker of a question's or an answer's versions. */
export class Versions {
  readonly position: Locator
  readonly previous: Locator
  readonly next: Locator

  constructor(message: Locator, messages: Messages) {
    const picker = message.getByRole('group', { name: messages['chat.versions'] })
    this.position = picker.getByRole('status')
    this.previous = picker.getByRole('button', { name: messages['chat.previousVersion'] })
    this.next = picker.getByRole('button', { name: messages['chat.nextVersion'] })
  }
}
