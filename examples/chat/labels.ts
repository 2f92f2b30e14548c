import type { Labels } from '@coinquiry/ui/labels/en'

export const language = navigator.language.startsWith('zh') ? 'zh' : 'en'

/** What the parts say; the other language is not loaded. */
export const labels: Labels = await (language === 'zh'
  ? import('@coinquiry/ui/labels/zh')
  : import('@coinquiry/ui/labels/en'))

/** Above questions that others ask. */
export const heading = language === 'zh' ? '大家在问' : 'People are asking'
