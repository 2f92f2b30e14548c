import { type FileType, messageDownloadUrl, topicDownloadUrl } from '@coinquiry/api-client'

export type { FileType }

/** Saves a topic's selected path as a file. The browser navigates, and stays where it is. */
export const saveTopic = (topicsId: string, fileType: FileType): void =>
  location.assign(topicDownloadUrl(topicsId, fileType, { timeZone: readersTimeZone() }))

/** Saves one answer as a file. */
export const saveAnswer = (messageId: string, userId: string, fileType: FileType): void =>
  location.assign(messageDownloadUrl(messageId, userId, fileType, { timeZone: readersTimeZone() }))

/** Undefined where the browser does not know it; the file's times are in UTC then. */
function readersTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return timeZone === 'Etc/Unknown' ? undefined : timeZone
}
