import { expect, waitFor } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePrimitivesLabels } from '../../../stories/labels/primitives.ts'
import styles from './avatar.stories.module.css'
import { Avatar, type AvatarProps } from './avatar.tsx'

interface ExampleProps extends Partial<AvatarProps> {
  badged?: boolean
}

function Example({ badged = false, ...props }: ExampleProps) {
  const { userName } = useLabels()
  const { pro } = usePrimitivesLabels()
  return <Avatar name={userName} badgeLabel={badged ? pro : undefined} {...props} />
}

const sizes = ['small', 'medium', 'large'] as const
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23d8b98f"/%3E%3Ccircle cx="4" cy="3" r="1.6" fill="%235a3f2a"/%3E%3Cpath d="M1 8a3 3 0 0 1 6 0Z" fill="%231f3c70"/%3E%3C/svg%3E'

function Row(props: ExampleProps) {
  return (
    <div className={styles.row}>
      {sizes.map((size) => (
        <Example key={size} {...props} size={size} />
      ))}
    </div>
  )
}

const meta = preview.meta({
  title: 'Primitives/Avatar',
  ...documented(Avatar, Example),
})

export const Initial = meta.story({ render: () => <Row /> })
export const Picture = meta.story({ render: () => <Row imageUrl={picture} /> })
export const Framed = meta.story({ render: () => <Row framed /> })
export const FramedPicture = meta.story({ render: () => <Row framed imageUrl={picture} /> })
export const Nameless = meta.story({ args: { name: '' } })

export const Member = meta.story({
  render: () => <Row framed badged imageUrl={picture} />,
  async play({ canvas }) {
    for (const badge of canvas.getAllByRole('img')) await expect(badge).toHaveAccessibleName(/Pro/)
  },
})

export const PictureThatFails = meta.story({
  args: { imageUrl: 'data:image/png;base64,AAAA', name: 'satoshi' },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByText('S')).toBeVisible()
  },
})
