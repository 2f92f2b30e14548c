export { type HotTopic, HotTopics, type HotTopicsProps } from './hot-topics.tsx'
