import { expect, test } from '../journey.ts'
import { faultsOf, NARROW } from './inspection.ts'

test.use({ signedIn: false })

test('the inspection names accessibility violations, overflow and texts in another language', async ({
  page,
  home,
}) => {
  await home.open()
  await expect(home.hotTopics).toHaveCount(6)
  const look = () => faultsOf(page, 'en', [NARROW])
  expect(await look()).toEqual([])

  await page.evaluate(() => {
    const add = (tag: string, text: string) => {
      const element = document.createElement(tag)
      element.textContent = text
      document.querySelector('main')?.append(element)
      return element
    }
    add('p', 'Dark as the night').style.color = 'rgb(20 20 20)'
    add('button', '')
    add('p', 'Too wide').style.inlineSize = '400px'
    add('p', '你好, home.greeting')
  })
  const expected = [
    /^dark-375: color-contrast at /,
    /^theme-pro-375: color-contrast at /,
    /^light-375: button-name at /,
    /^375: sticks out by \d+ px$/,
    /^375: says 你好$/,
    /^375: says home\.greeting$/,
  ]
  expect(await look()).toEqual(
    expect.arrayContaining(expected.map((each) => expect.stringMatching(each))),
  )
})
