export { ProCard, type ProCardProps } from './pro-card.tsx'
