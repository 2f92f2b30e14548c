export { Collapsible, type CollapsibleProps } from './collapsible.tsx'
