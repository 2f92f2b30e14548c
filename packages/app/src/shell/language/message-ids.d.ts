import type chat from '../../messages/en/chat.json'
import type core from '../../messages/en/core.json'
import type history from '../../messages/en/history.json'
import type login from '../../messages/en/login.json'
import type palette from '../../messages/en/palette.json'
import type points from '../../messages/en/points.json'
import type pricing from '../../messages/en/pricing.json'
import type settings from '../../messages/en/settings.json'
import type share from '../../messages/en/share.json'

type Messages = typeof core &
  typeof chat &
  typeof history &
  typeof login &
  typeof palette &
  typeof points &
  typeof pricing &
  typeof settings &
  typeof share

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof Messages
    }
  }
}
