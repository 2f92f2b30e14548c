/** What a preview picture says; any text, however long or strange. */
export interface PreviewText {
  readonly title: string
  readonly owner: string
}

/** Thrown when too many pictures are waiting to be drawn. */
export class PicturesBusy extends Error {
  override readonly name = 'PicturesBusy'
  readonly retrySeconds: number
  constructor(retrySeconds: number) {
    super()
    this.retrySeconds = retrySeconds
  }
}

export interface PreviewPictures {
  /** The PNG of 1200 × 630 that is shown beside a shared link. Throws `PicturesBusy`. */
  draw(text: PreviewText): Promise<Uint8Array>
}
