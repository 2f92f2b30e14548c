import { useState } from 'react'
import { expect } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface ExampleProps extends Partial<TextFieldProps> {
  wrong?: boolean
  hinted?: boolean
}

function Example({ wrong = false, hinted = false, ...props }: ExampleProps) {
  const labels = useLabels()
  const [value, setValue] = useState(wrong ? 'name@' : '')
  return (
    <TextField
      label={labels.login.email}
      placeholder={labels.login.emailPlaceholder}
      hint={hinted && labels.login.lead}
      error={wrong ? labels.invalidEmail : undefined}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      {...props}
    />
  )
}

const meta = preview.meta({
  title: 'Primitives/TextField',
  ...documented(TextField, Example),
})

export const Empty = meta.story({})
export const WithHint = meta.story({ args: { hinted: true } })
export const Wrong = meta.story({ args: { wrong: true } })
export const Disabled = meta.story({ args: { disabled: true } })

export const DescribedElsewhereToo = meta.story({
  render: () => (
    <>
      <Example wrong aria-describedby="elsewhere" />
      <p id="elsewhere">user-4711</p>
    </>
  ),
  async play({ canvas }) {
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveAccessibleDescription(/user-4711 ./)
  },
})

export const ReadOnly = meta.story({ args: { value: 'name@example.com', readOnly: true } })
export const LongText = meta.story({ args: { value: `${'name.'.repeat(40)}@example.com` } })
export const Mobile = meta.story({
  args: { wrong: true },
  globals: { viewport: { value: 'narrow' } },
})
