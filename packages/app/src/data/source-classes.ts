export { shownClass } from '@coinquiry/api-client/source-classes'
