import { part } from '../../../shell/parts/part.ts'

/** A shared topic for who is signed in: visitors don't load what asks. */
export const continuedTopic = part(() => import('./continued-topic.tsx'))
