export { LimitBox, type LimitBoxProps } from './limit-box.tsx'
