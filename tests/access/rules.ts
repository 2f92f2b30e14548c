import type { OperationId } from '@coinquiry/api-client/contract'
import type { Target } from './targets.ts'
import { isNobody, type Viewer } from './viewers.ts'

/** The expected reply: what was asked for, or a refusal with this key. */
export type Outcome =
  | 'granted'
  | 'error.noAccess'
  | 'error.invalidShareToken'
  | 'error.unknownMessage'
type Rule = (viewer: Viewer, target: Target) => Outcome

const EXISTING: readonly Target[] = ['private', 'shared', 'unshared']

const owned: Rule = (viewer, target) =>
  viewer === 'owner' && EXISTING.includes(target) ? 'granted' : 'error.noAccess'

const ownedTopic: Rule = (viewer, target) =>
  target === 'child of a foreign parent' ? owned(viewer, 'private') : owned(viewer, target)

const readable: Rule = (viewer, target) =>
  target === 'shared' ? 'granted' : ownedTopic(viewer, target)

/** The share token names the topic; a private topic has none. */
const byToken =
  (mayVisit: boolean): Rule =>
  (viewer, target) => {
    const isOwn =
      viewer === 'owner' && ['shared', 'unshared', 'child of a foreign parent'].includes(target)
    return isOwn || (mayVisit && target === 'shared') ? 'granted' : 'error.invalidShareToken'
  }

/** Who may do what with a topic or a part of it; every operation about topics stands here. */
export const RULES: Partial<Readonly<Record<OperationId, Rule>>> = {
  collectTopic: ownedTopic,
  deleteTopic: ownedTopic,
  renameTopic: ownedTopic,
  shareTopic: ownedTopic,
  handleTopicComments: owned,
  attachAnswer: owned,
  stopAnswer: owned,
  switchMessage: (viewer, target) =>
    viewer === 'owner' && target === 'child of a foreign parent'
      ? 'error.unknownMessage'
      : owned(viewer, target),
  fetchTopicMessage: readable,
  downloadTopic: readable,
  downloadMessage: (viewer, target) => (target === 'shared' ? 'granted' : owned(viewer, target)),
  fetchSharedTopic: byToken(true),
  setSharePermission: byToken(false),
  reportSharedTopic: (_, target) => (target === 'shared' ? 'granted' : 'error.invalidShareToken'),
  // Asking with an unknown id makes a new topic; a foreign topic is refused.
  ask: (viewer, target) => {
    const isFree = target === 'random' || target === 'deleted'
    return isFree && !isNobody(viewer) ? 'granted' : ownedTopic(viewer, target)
  },
}
