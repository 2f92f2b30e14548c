import type { Case } from '../case.ts'
import { answerCases } from './answers.ts'
import { askCases } from './ask.ts'
import { askConnectionCases } from './ask-connections.ts'
import { askFormCases } from './ask-forms.ts'
import { askRefusalCases } from './ask-refusals.ts'
import { authCases } from './auth.ts'
import { avatarCases } from './avatars.ts'
import { configCases } from './config.ts'
import { downloadCases } from './downloads.ts'
import { limitCases } from './limits.ts'
import { bothLists } from './lists.ts'
import { messageCases } from './messages.ts'
import { modelFailureCases } from './model-failures.ts'
import { orderCases } from './orders.ts'
import { pointsCases } from './points.ts'
import { shareCases } from './share.ts'
import { socialLoginCases } from './social-login.ts'
import { specificationCases } from './specification.ts'
import { topicCases } from './topics.ts'
import { twitterCases } from './twitter.ts'
import { userCases } from './users.ts'
import { wholeEndingCases } from './whole-endings.ts'

/** What was written by hand: each success, each rule's refusal, each stream. */
export const writtenCases: readonly Case[] = [
  modelFailureCases,
  authCases,
  socialLoginCases,
  userCases,
  avatarCases,
  twitterCases,
  wholeEndingCases,
  topicCases,
  bothLists,
  messageCases,
  askCases,
  askFormCases,
  askConnectionCases,
  askRefusalCases,
  answerCases,
  shareCases,
  pointsCases,
  orderCases,
  downloadCases,
  configCases,
  limitCases,
  specificationCases,
].flat()
