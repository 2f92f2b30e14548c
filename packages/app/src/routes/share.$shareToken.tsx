import { createFileRoute } from '@tanstack/react-router'
import { ShareScreen } from '../screens/share/share-screen.tsx'
import { needWords } from '../shell/language/language.ts'

export const Route = createFileRoute('/share/$shareToken')({
  loader: () => Promise.all([needWords('chat', 'share'), prepare()]),
  component: Share,
})

/** Of its own, so that no other screen carries it. */
async function prepare(): Promise<void> {
  const { prepareShare } = await import('../screens/share/prepare-share.ts')
  await prepareShare()
}

function Share() {
  const { shareToken } = Route.useParams()
  return <ShareScreen key={shareToken} shareToken={shareToken} />
}
