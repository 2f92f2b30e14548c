import type sharp from 'sharp'

export type Sharp = typeof sharp

/** The only formats that are ever read. Above all never SVG: a program, not a picture. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif']

let loading: Promise<Sharp> | null = null

/** Loaded when the first picture comes: most servers start, and many run, without one. */
export function loadSharp(): Promise<Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}Buffer`) })
    return sharp
  })
  return loading
}
