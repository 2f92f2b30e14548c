import { baseOf, type Client, clientOf } from './client.ts'

/** Files that a topic or an answer can be saved as, with the numbers the API knows them by. */
export const FILE_TYPES = { pdf: 0, markdown: 1, docx: 2 } as const
export type FileType = keyof typeof FILE_TYPES

export type SocialProvider = 'google' | 'apple' | 'twitter'

interface Options {
  readonly client?: Client | undefined
}

interface DownloadOptions extends Options {
  /** The IANA time zone in which the file's times are given; UTC unless it is given. */
  readonly timeZone?: string | undefined
}

/**
 * A topic as a file, in the client's language. For a browser to navigate to, where the cookie set by
 * signing in opens what isn't public; a program sends its token as `Authorization`, and minds that a
 * refusal is JSON, which may have the status 200.
 */
export const topicDownloadUrl = (
  topicsId: string,
  fileType: FileType,
  options: DownloadOptions = {},
) =>
  address('/topics/download/topic', options, {
    topics_id: topicsId,
    ...fileQuery(fileType, options),
  })

/**
 * An answer with its question as a file, as by `topicDownloadUrl`. `userId` stands in the address
 * alone: who asks is known by the cookie or the token.
 */
export const messageDownloadUrl = (
  messageId: string,
  userId: string,
  fileType: FileType,
  options: DownloadOptions = {},
) =>
  address('/topics/download/message', options, {
    message_id: messageId,
    user_id: userId,
    ...fileQuery(fileType, options),
  })

/** With the client's language, for which a browser that navigates has no header. */
const fileQuery = (fileType: FileType, { timeZone, ...options }: DownloadOptions) => {
  const language = clientOf(options).language?.()
  return {
    file_type: String(FILE_TYPES[fileType]),
    ...(timeZone && { time_zone: timeZone }),
    ...(language && { language }),
  }
}

/** Google and X are navigated to; Apple's address takes the POST of an empty form. */
export const socialLoginUrl = (provider: SocialProvider, options: Options = {}) =>
  address(`/auth/login/${provider}`, options)

/** For the browser of a signed-in user to navigate to; it begins binding an X account. */
export const bindTwitterUrl = (options: Options = {}) =>
  address('/auth/login/bind_twitter', options)

/** The page that shows a shared topic; `origin` is the app's own. */
export const sharePageUrl = (origin: string, shareToken: string) =>
  `${origin}/share/${encodeURIComponent(shareToken)}`

function address(path: string, options: Options, query: Record<string, string> = {}): string {
  const parameters = new URLSearchParams(query).toString()
  return baseOf(clientOf(options), true) + path + (parameters && `?${parameters}`)
}
