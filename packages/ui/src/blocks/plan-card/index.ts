export { PlanCard, type PlanCardProps, type PlanLabels } from './plan-card.tsx'
