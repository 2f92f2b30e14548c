import { storage } from '../../../shell/storage.ts'

const key = 'unbegun_topic'

/** The topic whose first question the server has not taken: there is nothing yet to come back to. */
export const unbegun = {
  is: (topicsId: string): boolean => storage.read(key) === topicsId,
  note: (topicsId: string): void => storage.write(key, topicsId),
  forget(topicsId: string): void {
    if (unbegun.is(topicsId)) storage.write(key, null)
  },
}
