export { PlanCard, type PlanCardProps, type PlanWords } from './plan-card.tsx'
