import { expect, test } from 'vitest'
import { PicturesBusy, type PreviewText } from '../../ports/preview-pictures.ts'
import { createPreviewPictures } from './preview-pictures.ts'

/** Pictures that are drawn when the test says so. */
function held(options: { capacity?: number; kept?: number } = {}) {
  const drawing: (PromiseWithResolvers<Uint8Array> & { title: string })[] = []
  const pictures = createPreviewPictures({
    ...options,
    drawn: ({ title }: PreviewText) => {
      const picture = { ...Promise.withResolvers<Uint8Array>(), title }
      drawing.push(picture)
      return picture.promise
    },
  })
  const draw = (title: string) => pictures.draw({ title, owner: 'Mei' })
  const titles = () => drawing.map(({ title }) => title)
  return { draw, drawing, titles }
}

const picture = new Uint8Array([1])

test('one picture is drawn at a time, and once for all who ask', async () => {
  const { draw, drawing, titles } = held()
  const asked = [draw('a'), draw('a'), draw('b')]
  await expect.poll(titles).toEqual(['a'])
  drawing[0]?.resolve(picture)
  await expect.poll(titles).toEqual(['a', 'b'])
  drawing[1]?.resolve(picture)
  expect(await Promise.all(asked)).toEqual([picture, picture, picture])
  expect(await draw('a')).toBe(picture)
  expect(titles()).toEqual(['a', 'b'])
})

test('who would wait too long is told so', async () => {
  const { draw, drawing } = held({ capacity: 2 })
  const first = draw('a')
  void draw('b')
  await expect(draw('c')).rejects.toThrow(PicturesBusy)
  await expect.poll(() => drawing.length).toBe(1)
  drawing[0]?.resolve(picture)
  await first
  await expect.poll(() => drawing.length).toBe(2)
  void draw('c')
  drawing[1]?.resolve(picture)
  await expect.poll(() => drawing.length).toBe(3)
})

test('a picture that failed is drawn anew', async () => {
  const { draw, drawing, titles } = held()
  const failed = draw('a')
  await expect.poll(titles).toEqual(['a'])
  drawing[0]?.reject(new Error('no ink'))
  await expect(failed).rejects.toThrow('no ink')
  const again = draw('a')
  await expect.poll(titles).toEqual(['a', 'a'])
  drawing[1]?.resolve(picture)
  expect(await again).toBe(picture)
})

test('only the latest are kept', async () => {
  const { draw, drawing, titles } = held({ kept: 2 })
  for (const [place, title] of ['a', 'b', 'a', 'c', 'b'].entries()) {
    const asked = draw(title)
    if (place === 2) {
      await asked
      continue
    }
    await expect.poll(() => drawing.at(-1)?.title).toBe(title)
    drawing.at(-1)?.resolve(picture)
    await asked
  }
  expect(titles()).toEqual(['a', 'b', 'c', 'b'])
})
