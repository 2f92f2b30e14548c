import { Markdown, type MarkdownLabels } from '@coinquiry/ui/markdown'
import type { ComponentType } from 'react'
import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { Streamdown } from 'streamdown'

interface VariantProps {
  text: string
  streaming: boolean
}

const labels: MarkdownLabels = {
  copy: 'Copy',
  copied: 'Copied',
  code: 'Code',
  table: 'Table',
  source: (number, title) => `Source ${number}: ${title}`,
  done: 'Done',
  open: 'Open',
  footnotes: 'Footnotes',
  backToText: 'Back to the text',
}
const sources = [
  { index: 1, title: 'Paper', url: 'https://example.com/1' },
  { index: 2, title: 'Schedule', url: 'https://example.com/2' },
  { index: 3, title: 'Prices', url: 'https://example.com/3' },
]
const plugins = [remarkGfm]

/** The ways to show a growing answer that are compared. */
export const variants: Readonly<Record<string, ComponentType<VariantProps>>> = {
  plain: ({ text }) => <pre className="plain">{text}</pre>,
  naive: ({ text }) => <ReactMarkdown remarkPlugins={plugins}>{text}</ReactMarkdown>,
  streamdown: ({ text, streaming }) => (
    <Streamdown isAnimating={streaming} linkSafety={{ enabled: false }}>
      {text}
    </Streamdown>
  ),
  ours: (props) => <Markdown {...props} labels={labels} sources={sources} />,
}
