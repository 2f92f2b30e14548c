import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { useLabels } from '#stories/labels'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { useChatLabels } from '../../../stories/labels/chat.ts'
import { useHistoryLabels } from '../../../stories/labels/history.ts'
import { Markdown } from '../../markdown/markdown.tsx'
import { CopyButton } from '../../primitives/copy-button/copy-button.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { FavoriteIcon } from '../../primitives/icons.ts'
import { Logo } from '../../primitives/logo/logo.tsx'
import { ActionBar } from '../action-bar/action-bar.tsx'
import { Answer } from '../answer/answer.tsx'
import { Composer } from '../composer/composer.tsx'
import { Question } from '../question/question.tsx'
import { type RecentTopic, RecentTopics } from '../recent-topics/recent-topics.tsx'
import { SourceList } from '../source-list/source-list.tsx'
import { PageFrame, type PageFrameProps } from './page-frame.tsx'

interface ExampleProps extends Partial<PageFrameProps> {
  turns?: number
}

function Example({ turns = 2, ...props }: ExampleProps) {
  const labels = useLabels()
  const { favorite } = useChatLabels()
  return (
    <PageFrame
      labels={labels.pageFrame}
      start={<Logo name={labels.productName} />}
      title={labels.questionText}
      end={<IconButton label={favorite} icon={<FavoriteIcon />} onClick={fn()} />}
      sidebar={<Topics />}
      footer={
        <Composer
          labels={labels.composer}
          value=""
          onValueChange={fn()}
          onSubmit={fn()}
          deepThink
          deepSearch
          onDeepThinkChange={fn()}
          onDeepSearchChange={fn()}
        />
      }
      {...props}
    >
      {Array.from({ length: turns }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns are all alike
        <Turn key={place} />
      ))}
    </PageFrame>
  )
}

function Topics() {
  const { recent, groups } = useHistoryLabels()
  return (
    <RecentTopics
      labels={recent}
      topics={groups.flatMap(({ topics }): readonly RecentTopic[] => topics)}
      currentId="halving"
      newHref="#new"
      onOpen={fn()}
      moreHref="#history"
    />
  )
}

function Turn() {
  const labels = useLabels()
  return (
    <>
      <Question labels={labels.question} text={labels.questionText} onCopy={fn()} />
      <Answer
        labels={labels.answer}
        state="done"
        sources={<SourceList heading={labels.sourcesHeading} sources={labels.sources} />}
        actions={
          <ActionBar label={labels.answerActions.group}>
            <CopyButton size="small" labels={labels.answerActions} onCopy={fn()} />
          </ActionBar>
        }
      >
        <Markdown labels={labels.markdown} text={labels.answerMarkdown} />
      </Answer>
    </>
  )
}

const meta = preview.meta({
  title: 'Blocks/PageFrame',
  ...documented(PageFrame, Example),
  parameters: { wholePage: true, docs: { story: { inline: false, height: '40rem' } } },
})

const phone = { viewport: { value: 'phone' } }

export const WholePage = meta.story({
  globals: { viewport: { value: 'desktop' } },
  async play({ canvas }) {
    const bar = canvas.getByRole('banner').getBoundingClientRect()
    const beside = canvas.getByRole('complementary').getBoundingClientRect()
    const main = canvas.getByRole('main')
    await expect(beside.top).toBe(bar.bottom)
    await expect(main.getBoundingClientRect().left).toBe(beside.right)
    await expect(beside.bottom).toBe(innerHeight)
    await expect(within(main).getByRole('textbox')).toBeVisible()
    await expect(canvas.queryByRole('button', { expanded: false })).toBeNull()
  },
})

export const Phone = meta.story({
  globals: phone,
  async play({ canvas, userEvent }) {
    await expect(canvas.queryByRole('complementary')).toBeNull()
    const opener = canvas.getAllByRole('button')[0]
    if (!opener) throw new Error('the header begins with a button')
    await userEvent.click(opener)
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(drawer).toHaveFocus())
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    const close = within(drawer).getByRole('button')
    await userEvent.tab()
    await expect(close).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(within(drawer).getAllByRole('link').at(-1)).toHaveFocus()
    await userEvent.tab()
    await expect(close).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const OverThePage = meta.story({ args: { open: true }, globals: phone })

export const SkipsToTheMainContent = meta.story({
  async play({ canvas, userEvent }) {
    const address = location.href
    await userEvent.tab()
    const skip = canvas.getAllByRole('link')[0]
    await expect(skip).toHaveFocus()
    await expect(skip?.getBoundingClientRect().height).toBeGreaterThan(24)
    await userEvent.keyboard('{Enter}')
    const main = canvas.getByRole('main')
    await expect(main).toHaveFocus()
    await expect(location.href).toBe(address)
    await userEvent.tab()
    await expect(main).toContainElement(document.activeElement as HTMLElement)
  },
})

export const WhatIsAtTheBottomStays = meta.story({
  async play({ canvas }) {
    const main = canvas.getByRole('main')
    const footer = within(main).getByRole('textbox')
    const bottom = footer.getBoundingClientRect().bottom
    await expect(bottom).toBeLessThan(innerHeight)
    const question = within(main).getAllByRole('article')[0]
    await expect(question?.getBoundingClientRect().width).toBeLessThanOrEqual(46 * 16)
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0)
    await expect(footer.getBoundingClientRect().bottom).toBe(bottom)
    // What gets the focus from below the bars is not left under them.
    scrollTo({ top: 0, behavior: 'instant' })
    const last = within(main).getAllByRole('link').at(-1)
    last?.focus()
    await waitFor(() =>
      expect(last?.getBoundingClientRect().bottom).toBeLessThan(footer.getBoundingClientRect().top),
    )
  },
})

export const FollowingALinkCloses = meta.story({
  args: { onOpenChange: fn() },
  globals: phone,
  async play({ canvas, userEvent, args }) {
    const [opener] = canvas.getAllByRole('button')
    await userEvent.click(opener ?? canvas.getByRole('banner'))
    const drawer = await screen.findByRole('dialog')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(within(drawer).getByRole('link', { current: 'page' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const AClickBesideItCloses = meta.story({
  globals: phone,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getAllByRole('button')[0] ?? canvas.getByRole('banner'))
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(drawer).toHaveFocus())
    const veil = document.elementFromPoint(drawer.getBoundingClientRect().right + 8, 8)
    if (veil) await userEvent.click(veil)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const ItsStateCanBeTheCallers = meta.story({
  args: { open: true, onOpenChange: fn() },
  globals: phone,
  async play({ userEvent, args }) {
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(drawer).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false))
    await expect(drawer).toBeVisible()
  },
})

export const AWidePageAsksToCloseIt = meta.story({
  args: { open: true, onOpenChange: fn() },
  globals: { viewport: { value: 'desktop' } },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('complementary')).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
})

export const WithoutSidebar = meta.story({
  args: { sidebar: undefined, end: undefined, turns: 0 },
  async play({ canvas }) {
    await expect(canvas.queryByRole('complementary')).toBeNull()
    await expect(within(canvas.getByRole('banner')).queryByRole('button')).toBeNull()
  },
})
