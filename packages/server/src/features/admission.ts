import type { OperationId } from '@coinquiry/api-client/contract'
import { OPEN_STREAMS } from '@coinquiry/api-client/limits'
import type { Viewer } from '../contract/viewer.ts'
import { refuse } from '../domain/refusal.ts'
import { memberOf } from './users/picture-handlers.ts'

/** Each may hold a picture of megabytes. */
const UPLOADS = 4
/** What is under way is over soon, or its user ends it. */
const RETRY_SECONDS = 5

const nothing = () => undefined

/**
 * Admits requests that hold memory or a connection for long, as many at once as the server bears.
 * What is refused has not been read.
 */
export function createAdmission(): (operation: OperationId, viewer: Viewer) => () => void {
  const uploading = new Set<string>()
  const streams = new Map<string, number>()

  function upload(userId: string) {
    if (uploading.has(userId) || uploading.size >= UPLOADS) throw tooMany()
    uploading.add(userId)
    return () => void uploading.delete(userId)
  }

  function stream(userId: string) {
    const open = streams.get(userId) ?? 0
    if (open >= OPEN_STREAMS) throw tooMany()
    streams.set(userId, open + 1)
    return () => {
      const left = (streams.get(userId) ?? 1) - 1
      if (left > 0) streams.set(userId, left)
      else streams.delete(userId)
    }
  }

  return (operation, viewer) => {
    if (viewer.kind === 'visitor') return nothing
    if (operation === 'uploadAvatar') return upload(memberOf(viewer))
    if (operation === 'ask' || operation === 'attachAnswer') return stream(viewer.userId)
    return nothing
  }
}

const tooMany = () => refuse('error.tooManyRequests', { retryAfter: RETRY_SECONDS })
