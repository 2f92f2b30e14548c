import type { OperationId } from '@coinquiry/api-client/contract'
import type { Target } from './targets.ts'
import { isNobody, type Viewer } from './viewers.ts'

/** What somebody may find: what was asked for, or which refusal. */
export type Verdict =
  | 'granted'
  | 'error.noAccess'
  | 'error.invalidShareToken'
  | 'error.unknownMessage'
type Rule = (viewer: Viewer, target: Target) => Verdict

const EXISTING: readonly Target[] = ['private', 'shared', 'unshared']

const owned: Rule = (viewer, target) =>
  viewer === 'owner' && EXISTING.includes(target) ? 'granted' : 'error.noAccess'

const ownedTopic: Rule = (viewer, target) =>
  target === 'child of a foreign parent' ? owned(viewer, 'private') : owned(viewer, target)

const readable: Rule = (viewer, target) =>
  target === 'shared' ? 'granted' : ownedTopic(viewer, target)

/** The token alone says what is meant, so a private topic, which has none, cannot be. */
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
  // The one place where an unknown topic is made, and so told apart from a foreign one.
  ask: (viewer, target) => {
    const isFree = target === 'random' || target === 'deleted'
    return isFree && !isNobody(viewer) ? 'granted' : ownedTopic(viewer, target)
  },
}
