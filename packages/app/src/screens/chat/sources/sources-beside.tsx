import { LazyPart, part } from '../../../shell/lazy-part.tsx'
import type { ShownSources } from './use-sources.ts'

const chatSources = part(() => import('./chat-sources.tsx'))

interface SourcesBesideProps {
  shown: ShownSources | null
  onClose: () => void
}

/** The place beside a conversation for what an answer relies on. */
export function SourcesBeside({ shown, onClose }: SourcesBesideProps) {
  return (
    shown && (
      <LazyPart
        // Each time anew, so that the focus goes there and returns to what was used last.
        key={shown.time}
        of={chatSources}
        props={{ ...shown, onClose }}
        onMissing={onClose}
      />
    )
  )
}
