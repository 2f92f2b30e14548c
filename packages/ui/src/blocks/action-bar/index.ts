export { ActionBar, type ActionBarProps } from './action-bar.tsx'
export { ActionButton, type ActionButtonProps } from './action-button.tsx'
