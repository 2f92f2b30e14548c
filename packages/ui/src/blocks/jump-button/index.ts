export { JumpButton, type JumpButtonProps } from './jump-button.tsx'
