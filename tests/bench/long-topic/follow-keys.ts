/** Notes for each key how long it took until the frame that shows it was drawn, in milliseconds. */
export function followKeys(): void {
  const waits: number[] = []
  Object.assign(window, { keyWaits: waits })
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => waits.push(performance.now() - timeStamp)
      // A message posted within a frame arrives after the frame is drawn.
      requestAnimationFrame(() => port2.postMessage(null))
    },
    true,
  )
}
