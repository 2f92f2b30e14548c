import { lazy, Suspense, useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { TopicContent } from '../../data/topics.ts'
import { Boundary } from '../../shell/errors/boundary.tsx'
import { storage } from '../../shell/storage.ts'

const key = 'public_topics_noticed'
/** Older ones are told again, so that they never fill the browser's storage. */
const mostTopics = 200

/** The topics in which a question was asked since they became public. */
export const noticedTopics = {
  has: (topicsId: string): boolean => read().includes(topicsId),
  set(topicsId: string, isNoticed: boolean): void {
    if (noticedTopics.has(topicsId) === isNoticed) return
    const others = read().filter((other) => other !== topicsId)
    const topics = isNoticed ? [topicsId, ...others].slice(0, mostTopics) : others
    storage.write(key, topics.length === 0 ? null : topics.join('\n'))
  },
}

const read = (): readonly string[] => storage.read(key)?.split('\n') ?? []

/**
 * Whether to say at the composer that the topic is public: until a question is asked in it, once for
 * each time it is made public.
 */
export function useIsPublicUnnoticed(topicsId: string, content: TopicContent | undefined): boolean {
  const isPublic = content && content.cur_topics_info.public_permission === 1
  useEffect(() => {
    if (isPublic === false) noticedTopics.set(topicsId, false)
  }, [topicsId, isPublic])
  return isPublic === true && !noticedTopics.has(topicsId)
}

const Mark = lazy(async () => {
  const { PublicMark } = await import('@coinquiry/ui/blocks/public-mark')
  return { default: PublicMark }
})

/** Says in the header that the topic is public. */
export function PublicTopicMark({ onClick }: { onClick: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Boundary>
      <Suspense>
        <Mark
          label={formatMessage({ id: 'chat.publicMark' })}
          text={formatMessage({ id: 'chat.public' })}
          onClick={onClick}
        />
      </Suspense>
    </Boundary>
  )
}
