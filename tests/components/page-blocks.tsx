import { AccountButton, AppHeader } from '@coinquiry/ui/blocks/app-header'
import { ErrorNotice } from '@coinquiry/ui/blocks/error-notice'
import { Greeting } from '@coinquiry/ui/blocks/greeting'
import { HistoryList } from '@coinquiry/ui/blocks/history-list'
import { HotTopics } from '@coinquiry/ui/blocks/hot-topics'
import { LimitBox } from '@coinquiry/ui/blocks/limit-box'
import { PageFrame } from '@coinquiry/ui/blocks/page-frame'
import { PreviousTopicBanner } from '@coinquiry/ui/blocks/previous-topic-banner'
import { RecentTopics } from '@coinquiry/ui/blocks/recent-topics'
import { SearchForm } from '@coinquiry/ui/blocks/search-form'
import { ShortcutList } from '@coinquiry/ui/blocks/shortcut-list'
import { TitleField } from '@coinquiry/ui/blocks/title-field'
import { TopicRow } from '@coinquiry/ui/blocks/topic-row'
import { pageFrame } from '@coinquiry/ui/labels/en'
import { headerHrefs } from '../../packages/ui/stories/header-hrefs.ts'
import { en as labels } from '../../packages/ui/stories/labels/en.ts'
import { en as history } from '../../packages/ui/stories/labels/history.ts'
import { en as palette } from '../../packages/ui/stories/labels/palette.ts'
import { type Examples, nothing } from './example.ts'

/** What frames a page, and what its lists consist of. */
export const pageBlocks: Examples = {
  AccountButton: {
    render: (root) => (
      <AccountButton
        {...root}
        labels={labels.header}
        account={{ name: labels.userName }}
        onClick={nothing}
      />
    ),
  },
  AppHeader: {
    render: (root) => (
      <AppHeader
        {...root}
        labels={labels.header}
        productName={labels.productName}
        theme="light"
        reader="visitor"
        hrefs={headerHrefs}
        onMenu={nothing}
      />
    ),
  },
  ErrorNotice: { render: (root) => <ErrorNotice {...root} title={labels.errorTitle} /> },
  Greeting: { render: (root) => <Greeting {...root} heading={labels.greeting} /> },
  HistoryList: {
    render: (root) => (
      <HistoryList {...root} labels={history.list} groups={history.groups} headingAs="h2" />
    ),
  },
  HotTopics: {
    render: (root) => (
      <HotTopics
        {...root}
        heading={labels.hotTopicsHeading}
        topics={labels.hotTopics.map((title, id) => ({ id, title }))}
        onPick={nothing}
      />
    ),
  },
  LimitBox: {
    render: (root) => (
      <LimitBox
        {...root}
        title={labels.limitTitle}
        actionLabel={labels.tryPro}
        onAction={nothing}
      />
    ),
  },
  PageFrame: { render: (root) => <PageFrame {...root} labels={pageFrame} sidebar={labels.pro} /> },
  PreviousTopicBanner: {
    render: (root) => <PreviousTopicBanner {...root} {...history.previous} href="#previous" />,
  },
  RecentTopics: {
    render: (root) => (
      <RecentTopics {...root} labels={history.recent} topics={[]} moreHref="#history" />
    ),
  },
  SearchForm: {
    render: (root) => (
      <SearchForm
        {...root}
        labels={{ search: 'Search', placeholder: 'Search topics', clear: 'Clear' }}
        value=""
        onValueChange={nothing}
        onSearch={nothing}
      />
    ),
  },
  ShortcutList: { render: (root) => <ShortcutList {...root} shortcuts={palette.shortcuts} /> },
  TitleField: {
    render: (root) => (
      <TitleField
        {...root}
        label={history.titleField.label}
        value={history.previous.title}
        onSave={nothing}
        onCancel={nothing}
      />
    ),
  },
  TopicRow: {
    render: (root) => (
      <TopicRow
        {...root}
        labels={history.list}
        href="#topic"
        title={labels.questionText}
        time="now"
        favorite={false}
      />
    ),
  },
}
