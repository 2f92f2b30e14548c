import { createFileRoute } from '@tanstack/react-router'
import { ShareScreen } from '../screens/share/share-screen.tsx'
import { needWords } from '../shell/language/language.ts'

export const Route = createFileRoute('/share/$shareToken')({
  loader: () => needWords('chat', 'share'),
  component: Share,
})

function Share() {
  const { shareToken } = Route.useParams()
  return <ShareScreen key={shareToken} shareToken={shareToken} />
}
