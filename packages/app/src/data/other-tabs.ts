/** What other tabs of this person may show: the account, a topic by its id, the lists of topics, or all topics there are. */
type Changed = 'account' | 'topics' | 'lists' | `topic ${string}`

let channel: BroadcastChannel | undefined

/** One for the whole tab, so that a tab doesn't hear itself; none where storage is forbidden. */
function openChannel(): BroadcastChannel | null {
  try {
    channel ??= new BroadcastChannel('changes')
    return channel
  } catch {
    return null
  }
}

/** Tells this person's other tabs that something is not what they show any more. */
export const notifyOtherTabs = (changed: Changed): void => openChannel()?.postMessage(changed)

/** Calls back whenever another tab has changed it; returns the way to stop listening. */
export function subscribeToOtherTabs(changed: Changed, onChange: () => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === changed) onChange()
  }
  const opened = openChannel()
  opened?.addEventListener('message', onMessage)
  return () => opened?.removeEventListener('message', onMessage)
}
