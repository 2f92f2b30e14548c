interface ContinueScreenProps {
  topicsId: string
  shareToken: string
}

export function ContinueScreen({ topicsId, shareToken }: ContinueScreenProps) {
  return (
    <main>
      {topicsId} {shareToken}
    </main>
  )
}
