export { LoginPanel, type LoginPanelLabels, type LoginPanelProps } from './login-panel.tsx'
