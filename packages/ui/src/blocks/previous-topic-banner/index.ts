export { PreviousTopicBanner, type PreviousTopicBannerProps } from './previous-topic-banner.tsx'
