/** One file of what is needed at once, by the beginnings of its modules' paths: smaller than many. */
const chunk = (name: string, ...beginnings: string[]) => ({
  name,
  test: (module: string) => beginnings.some((beginning) => module.includes(`/${beginning}`)),
  includeDependenciesRecursively: false,
})

/** What chats and shared topics draw their turns with, before an answer is drawn in full. */
const turn = chunk(
  'turn',
  'blocks/action-bar/action-bar.',
  'blocks/previous-topic-banner/',
  'blocks/question/',
  'icons/copy.',
  'icons/corner-up-left',
  'icons/pencil',
  'primitives/copy-button/',
  'screens/chat/answer/light-answer',
  'screens/chat/chat-loading',
  'screens/chat/conversation/stored-turns',
  'screens/chat/sources/sources-beside',
  'screens/chat/sources/use-sources',
  'screens/chat/topic/previous-topic',
  'screens/chat/turn/copy-text',
  'screens/chat/turn/turn.module',
  'screens/chat/turn/use-',
  'screens/chat/turn/when-not-searched',
)

/** A shared topic, and what goes on from its painted page. */
const shared = chunk(
  'shared',
  'blocks/watermark/',
  'screens/share/continue/continue-bar.module',
  'screens/share/continue/continued-part',
  'screens/share/prepare-share',
  'screens/share/share-',
  'screens/share/topic/answer-part',
  'screens/share/topic/full-answer',
  'screens/share/topic/painted-turns',
  'screens/share/topic/shared-heading',
  'screens/share/topic/shared-topic',
  'screens/share/topic/shared-turn',
  'screens/share/topic/topic-view',
  'screens/share/topic/visitor-bar',
  'screens/share/use-sign-in',
  'shell/first-paint/early-clicks',
  'shell/first-paint/next-deed',
  'shell/first-paint/take-over',
)

export const chunks = [{ name: 'app', tags: ['$initial' as const] }, turn, shared]
