let channel: BroadcastChannel | undefined

/** One for the whole tab, so that a tab doesn't hear itself. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('topic-changes')
  return channel
}

/** Tells this person's other tabs that a topic is not what they show any more. */
export const tellTopicChanged = (topicsId: string): void => openChannel().postMessage(topicsId)

/** Calls back whenever another tab has changed the topic; returns the way to stop listening. */
export function hearTopicChanges(topicsId: string, onChange: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === topicsId) onChange()
  }
  const from = openChannel()
  from.addEventListener('message', hear)
  return () => from.removeEventListener('message', hear)
}
