import { beforeEach, expect, test } from 'vitest'
import { dismissToast, showToast, toasts } from './toasts.ts'

beforeEach(() => toasts.set([]))

const texts = () =>
  toasts.get().map(({ content }) => ('text' in content ? content.text : content.message))

test('what stands on the screen is not said again until it is gone', () => {
  showToast({ message: 'error.server' }, 'danger')
  showToast({ message: 'error.server' }, 'danger')
  showToast({ text: 'Too many requests' }, 'danger')
  expect(texts()).toEqual(['error.server', 'Too many requests'])
  dismissToast(toasts.get()[0]?.id ?? '')
  showToast({ message: 'error.server' }, 'danger')
  expect(texts()).toEqual(['Too many requests', 'error.server'])
})

test('the same text that undoes different things stand beside each other', () => {
  const undone: string[] = []
  for (const name of ['first', 'second']) {
    const onAction = () => undone.push(name)
    showToast({ text: 'Removed' }, 'neutral', { message: 'action.close', onAction })
  }
  for (const { action } of toasts.get()) action?.onAction()
  expect(undone).toEqual(['first', 'second'])
})
