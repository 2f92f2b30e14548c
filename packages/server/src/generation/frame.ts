import type { AskEvent } from '@coinquiry/api-client/contract'

/** Sent to readers while an answer is silent. */
export const HEARTBEAT = ': heartbeat\n\n'

/** One event as it is sent, stored and replayed; `id` counts from 1 without a gap. */
export function encodeFrame(id: number, event: AskEvent): string {
  return `id: ${id}\nevent: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`
}

/** The event of a frame that `encodeFrame` made. */
export function decodeFrame(frame: string): AskEvent {
  return JSON.parse(frame.slice(frame.indexOf('data: ') + 6))
}

/** Undoes the joining of frames into one text. */
export function splitFrames(chunk: string): string[] {
  return chunk.split(/(?<=\n\n)/)
}
