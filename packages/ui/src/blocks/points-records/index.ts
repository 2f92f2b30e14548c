export {
  type PointsRecord,
  PointsRecords,
  type PointsRecordsLabels,
  type PointsRecordsProps,
} from './points-records.tsx'
