import { expect, fn } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { SocialLogin, type SocialLoginProps } from './social-login.tsx'

function Example(props: Partial<SocialLoginProps>) {
  const { google, apple, twitter } = useLabels().socialLogin
  return (
    <SocialLogin
      providers={[
        { id: 'google', label: google, action: '#google' },
        { id: 'apple', label: apple, action: '#apple', method: 'post' },
        { id: 'twitter', label: twitter, action: '#twitter' },
      ]}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/SocialLogin',
  ...documented(SocialLogin, Example),
})

export const AllProviders = meta.story({})

export const LinksAndAForm = meta.story({
  async play({ canvas, canvasElement, userEvent }) {
    const sent = fn((event: Event) => event.preventDefault())
    canvasElement.addEventListener('submit', sent, { once: true })
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button'))
    await expect(sent).toHaveBeenCalledOnce()
    await expect(canvasElement.querySelector('form')).toHaveAttribute('method', 'post')
  },
})

export const Prevented = meta.story({
  args: { onChoose: fn((event) => event.preventDefault()) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getAllByRole('link')[0] ?? document.body)
    await expect(args.onChoose).toHaveBeenCalledWith(expect.anything(), 'google')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.anything(), 'apple')
    await expect(location.hash).toBe('')
  },
})

export const Mobile = meta.story({ globals: { viewport: { value: 'narrow' } } })
