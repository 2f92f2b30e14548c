export { Analysis, type AnalysisProps } from './analysis.tsx'
