import { useSharedTopic } from '../../data/share.ts'
import { useNamePage } from '../../shell/page/page-title.ts'
import { ChatLoading } from '../chat/chat-loading.tsx'
import { ShareFallback } from './share-fallback.tsx'
import styles from './share-screen.module.css'
import { SharedTopic } from './shared-topic.tsx'

/** A topic as everybody with its link sees it. */
export function ShareScreen({ shareToken }: { shareToken: string }) {
  const { content, failure, reload } = useSharedTopic(shareToken)
  useNamePage(content?.cur_topics_info.title)
  if (failure) return <ShareFallback failure={failure} onReload={reload} />
  if (content) return <SharedTopic shareToken={shareToken} content={content} />
  return (
    <main className={styles.screen}>
      <ChatLoading />
    </main>
  )
}
