import { expect, type Locator, type Page } from '@playwright/test'
import { AnswerActions } from './answer-actions.ts'
import { Composer } from './composer.ts'
import { EditDialog } from './edit-dialog.ts'
import { Versions } from './versions.ts'
import type { Words } from './words.ts'

type AnswerState =
  | 'waiting'
  | 'thinking'
  | 'streaming'
  | 'done'
  | 'stopped'
  | 'interrupted'
  | 'failed'

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
  readonly #page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#page = page
    this.#words = words
    this.composer = new Composer(page, words)
    this.editDialog = new EditDialog(page, words)
    this.questions = page.getByRole('article', { name: words['chat.question'], exact: true })
    this.answers = page.getByRole('article', { name: words['chat.answer'], exact: true })
    this.analysis = this.answers.last().getByRole('button', { name: words['chat.analysis'] })
    this.sources = this.answers.last().getByRole('region', { name: words['chat.sources'] })
    this.questionVersions = new Versions(this.questions.last(), words)
    this.answerVersions = new Versions(this.answers.last(), words)
    this.actions = new AnswerActions(page, this.answers.last(), words)
    this.jump = page.getByRole('button', { name: words['chat.jump'] })
  }

  async open(topicsId: string): Promise<void> {
    await this.#page.goto(`/chat/${topicsId}`)
  }

  /** Waits until the last answer is in this state. */
  async reaches(...states: AnswerState[]): Promise<void> {
    const state = new RegExp(`^(?:${states.join('|')})$`)
    await expect(this.answers.last()).toHaveAttribute('data-state', state)
  }

  /** The button that changes a question's text. */
  editOf(question: Locator): Locator {
    return question.getByRole('button', { name: this.#words['chat.edit'] })
  }

  /** The button that leads to a new text of a question that was not sent yet. */
  keptEditOf(question: Locator): Locator {
    return question.getByRole('button', { name: this.#words['chat.editKept'] })
  }

  /** The button that has an answer written again. */
  regenerate(answer: Locator = this.answers.last()): Locator {
    return answer.getByRole('button', { name: this.#words['chat.refresh'] }).last()
  }
}
