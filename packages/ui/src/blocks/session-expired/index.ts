export {
  SessionExpired,
  type SessionExpiredLabels,
  type SessionExpiredProps,
} from './session-expired.tsx'
