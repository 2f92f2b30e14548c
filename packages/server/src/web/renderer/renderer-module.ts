import type { Schemas } from '@coinquiry/api-client/contract'
import type { Language } from '../../ports.ts'

/** A screen, and what is known for it. */
export type Screen = PlainScreen | SharedScreen

/** A screen that looks alike for all who come new. */
export interface PlainScreen {
  readonly place: 'login' | 'price'
  readonly config: Schemas['Config']
}

/** A shared topic, for a visitor. */
export interface SharedScreen {
  readonly place: 'share'
  readonly language: Language
  readonly shareToken: string
  /** Of a long topic its beginning. */
  readonly content: Schemas['TopicContent']
}

/** What the app's build lays beside the folder of its pages. */
export interface RendererModule {
  /**
   * The page of a screen with that painted in it; null where that would not stay as it is. To be
   * called again only when it has ended.
   */
  paintPage(picture: Screen): Promise<string | null>
}

/** Where that is, seen from the folder of the pages. */
export const RENDERER = '../generated/painter/painter.js'
