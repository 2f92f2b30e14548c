export { Keys, type KeysProps } from './keys.tsx'
