import { expect, it } from 'vitest'
import {
  bindTwitterUrl,
  messageDownloadUrl,
  sharePageUrl,
  socialLoginUrl,
  topicDownloadUrl,
} from './urls.ts'

const options = { client: { baseUrl: 'https://api.example.org/v1' } }

it.each([
  [topicDownloadUrl('t1', 'pdf'), '/api/v1/topics/download/topic?topics_id=t1&file_type=0'],
  [
    topicDownloadUrl('a&b', 'markdown'),
    '/api/v1/topics/download/topic?topics_id=a%26b&file_type=1',
  ],
  [
    topicDownloadUrl('t1', 'docx', { timeZone: 'Asia/Shanghai' }),
    '/api/v1/topics/download/topic?topics_id=t1&file_type=2&time_zone=Asia%2FShanghai',
  ],
  [
    messageDownloadUrl('m1', 'u1', 'pdf', { timeZone: 'UTC' }),
    '/api/v1/topics/download/message?message_id=m1&user_id=u1&file_type=0&time_zone=UTC',
  ],
  [
    messageDownloadUrl('m1', 'u1', 'docx', options),
    'https://api.example.org/v1/topics/download/message?message_id=m1&user_id=u1&file_type=2',
  ],
  [
    topicDownloadUrl('t1', 'pdf', { client: { baseUrl: '/api/v1', language: () => 'zh' } }),
    '/api/v1/topics/download/topic?topics_id=t1&file_type=0&language=zh',
  ],
  [socialLoginUrl('google'), '/api/v1/auth/login/google'],
  [socialLoginUrl('twitter', options), 'https://api.example.org/v1/auth/login/twitter'],
  [bindTwitterUrl(), '/api/v1/auth/login/bind_twitter'],
  [sharePageUrl('https://coinquiry.example', 'a/b'), 'https://coinquiry.example/share/a%2Fb'],
])('%s', (url, expected) => {
  expect(url).toBe(expected)
})
