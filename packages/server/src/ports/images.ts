/** A picture that is wider or higher is refused. */
export const PICTURE_MAX_PIXELS = 4096

/** Thrown for what is no picture, or a damaged one. */
export class NotAnImage extends Error {
  override readonly name = 'NotAnImage'
}

/** Thrown for too many bytes, or too many pixels in either direction. */
export class ImageTooLarge extends Error {
  override readonly name = 'ImageTooLarge'
}

export interface Images {
  /**
   * The picture cropped to a square of 256 × 256, encoded anew as WebP without any metadata.
   * Throws `NotAnImage` or `ImageTooLarge`.
   */
  avatar(content: Uint8Array): Promise<Uint8Array>
}
