import type { OperationId } from '@coinquiry/api-client/contract'
import type { Fault, Resident, WorldName } from '@coinquiry/api-client/mock/browser'
import type { Language } from '../../src/shell/language/language.ts'

/** What a story shows: somebody's situation, and where in the app they are. */
export interface Scene {
  /** The situation, by its name in the mock. */
  world?: WorldName
  /** `{topic}`, `{topic2}` … are the resident's topics, the last used first; `{share}` is what the host shares. */
  path?: string
  /** The world of somebody else who lives there and shares their first topic. */
  host?: WorldName
  /** A question that Home has just handed to a new chat. */
  question?: keyof typeof questionsOnStage
  /** How many of the mock's pauses pass before time stands still; without it, time goes on. */
  pauses?: number
  fault?: Fault
  /** The operation that meets the fault; any without it. */
  faultAt?: OperationId
}

/** The usual one is answered as the world answers; the slow one takes two minutes in every world. */
export const questionsOnStage = {
  usual: { zh: '比特币的手续费由什么决定？', en: 'What decides the fees of Bitcoin?' },
} as const satisfies Record<string, Record<Language, string>>

/** An address of the scene, with the ids that the mock has given. */
export function addressOf(path: string, resident: Resident | null, host: Resident | null): string {
  return path
    .replace(/\{topic(\d*)\}/, (_, place) => resident?.topicIds[Number(place || 1) - 1] ?? '')
    .replace('{share}', (host ?? resident)?.shareToken ?? '')
}
