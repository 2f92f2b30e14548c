export {
  type Connection,
  ConnectionState,
  type ConnectionStateLabels,
  type ConnectionStateProps,
} from './connection-state.tsx'
