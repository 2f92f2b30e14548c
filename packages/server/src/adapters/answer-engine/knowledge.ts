import type { LiveData } from '../../ports/live-data.ts'
import { configuredLiveData } from '../configured-live-data.ts'
import type { ObserveRequest } from '../http/data-client.ts'
import type { LiveDataSettings } from '../live-data.ts'
import { loadKnownNames } from './handbook/known-names.ts'
import { type OpenHandbook, openHandbook } from './handbook/open-handbook.ts'
import { withKnownAssets } from './research/known-assets.ts'

/** What answers and single look-ups share, so that nothing is opened, kept or counted twice. */
export interface Knowledge {
  readonly data: LiveData
  /** Opens the handbook when it is first needed. */
  readonly open: () => Promise<OpenHandbook>
}

export async function createKnowledge(
  env: LiveDataSettings,
  observe?: ObserveRequest,
): Promise<Knowledge> {
  return {
    data: withKnownAssets(await configuredLiveData(env, observe), loadKnownNames),
    open: openHandbook,
  }
}
