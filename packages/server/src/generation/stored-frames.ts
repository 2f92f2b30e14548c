import type { Db, Tx } from '../adapters/database/database.ts'
import { NOTHING, type Produced, produce } from '../domain/produced.ts'
import { decodeFrame, splitFrames } from './frame.ts'

/** What the checkpoints of a generation that has not ended add up to. */
export async function producedSoFar(db: Db | Tx, requestId: string): Promise<Produced> {
  const chunks = await db
    .selectFrom('frames')
    .select('chunk')
    .where('request_id', '=', requestId)
    .orderBy('first_seq')
    .execute()
  return producedBy(chunks.map(({ chunk }) => chunk).join(''))
}

/** The answer that joined frames tell. */
export function producedBy(frames: string): Produced {
  return frames === '' ? NOTHING : splitFrames(frames).map(decodeFrame).reduce(produce, NOTHING)
}
