import type { Schemas } from '@coinquiry/api-client/contract'

/** A screen, and what is known for it. */
export interface Picture {
  readonly place: 'login' | 'price'
  readonly config: Schemas['Config']
}

/** What the app's build lays beside the folder of its pages. */
export interface PainterModule {
  /** The page of a screen with that painted in it. To be called again only when it has ended. */
  paintPage(picture: Picture): Promise<string | null>
}

/** Where that is, seen from the folder of the pages. */
export const PAINTER = '../generated/painter/painter.js'
