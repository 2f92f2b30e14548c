import { part } from '../../../shell/lazy-part.tsx'

/** A shared topic for who is signed in: visitors don't load what asks. */
export const continuedTopic = part(() => import('./continued-topic.tsx'))
