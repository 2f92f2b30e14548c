import type { HandlersOf } from '../../../app-context.ts'
import { beginSocial } from './begin-social.ts'
import { endSocial } from './end-social.ts'
import { fetchAccessTokenHandlers } from './fetch-access-token.ts'

export const socialHandlers = {
  ...fetchAccessTokenHandlers,
  beginGoogleLogin: (ctx) => beginSocial(ctx, 'google'),
  beginTwitterLogin: (ctx) => beginSocial(ctx, 'twitter'),
  appleLogin: (ctx, { body }) =>
    body?.state ? endSocial(ctx, 'apple', sent(body)) : beginSocial(ctx, 'apple'),
  socialCallback: (ctx, { path, query }) => endSocial(ctx, path.provider, sent(query)),
} satisfies HandlersOf<
  'beginGoogleLogin' | 'beginTwitterLogin' | 'appleLogin' | 'socialCallback' | 'fetchAccessToken'
>

function sent(parameters: Readonly<Record<string, string | undefined>>): Map<string, string> {
  return new Map(
    Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  )
}
