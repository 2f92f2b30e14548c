import type { Plugin } from 'vite'

const unused =
  '(?:format(?:NumberToParts|Duration(?:ToParts)?|RelativeTime|DateToParts|DateTimeRange|TimeToParts|Plural|List(?:ToParts)?|DisplayName)|\\$t)'

/** Where `createIntl` binds one, by which the function behind it is kept. */
const bound = new RegExp(`^\\t*${unused}: format.*\\n`, 'gm')
const called = new RegExp(`[.{,]\\s*${unused}\\b`)

/** Only messages, numbers, dates and times are formatted here; the others would be 1 kB. */
export const fewerFormats: Plugin = {
  name: 'fewer-formats',
  transform: {
    filter: { id: /\/@formatjs\/intl\/index\.js$|\/packages\/(?:app|ui)\/src\// },
    handler(code, id) {
      if (!id.endsWith('/@formatjs/intl/index.js')) {
        if (called.test(code))
          throw new Error(`${id} uses a format that fewer-formats.ts leaves out`)
        return null
      }
      const shorter = code.replaceAll(bound, '')
      if (code === shorter) throw new Error('@formatjs/intl binds its functions in another way now')
      return { code: shorter, map: null }
    },
  },
}
