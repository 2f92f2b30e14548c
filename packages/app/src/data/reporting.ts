import {
  codePoints,
  REPORT_NOTE_MAX,
  type ReportRequest,
  reportSharedTopic,
} from '@coinquiry/api-client'
import { useMutation } from '@tanstack/react-query'

export type Report = ReportRequest

/** Reports a shared topic to the operator. */
export const useReport = (shareToken: string) =>
  useMutation({ mutationFn: (report: Report) => reportSharedTopic(shareToken, report) })

/** How many characters (code points) a note has and may have; null where it is not too long. */
export function noteTooLong(note: string): { count: number; max: number } | null {
  const count = codePoints(note)
  return count > REPORT_NOTE_MAX ? { count, max: REPORT_NOTE_MAX } : null
}
