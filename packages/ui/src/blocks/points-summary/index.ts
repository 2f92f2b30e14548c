export {
  PointsSummary,
  type PointsSummaryLabels,
  type PointsSummaryProps,
} from './points-summary.tsx'
