export { Badge, type BadgeProps } from './badge.tsx'
export { ProBadge, type ProBadgeProps } from './pro-badge.tsx'
