import { Avatar } from '@coinquiry/ui/primitives/avatar'
import { Badge, ProBadge } from '@coinquiry/ui/primitives/badge'
import { Button } from '@coinquiry/ui/primitives/button'
import { CodeInput } from '@coinquiry/ui/primitives/code-input'
import { Collapsible } from '@coinquiry/ui/primitives/collapsible'
import { CopyButton } from '@coinquiry/ui/primitives/copy-button'
import { EmptyState } from '@coinquiry/ui/primitives/empty-state'
import { IconButton } from '@coinquiry/ui/primitives/icon-button'
import { Keys } from '@coinquiry/ui/primitives/keys'
import { Logo } from '@coinquiry/ui/primitives/logo'
import { Pagination } from '@coinquiry/ui/primitives/pagination'
import { Progress } from '@coinquiry/ui/primitives/progress'
import { RadioCards, ThemeSwatch } from '@coinquiry/ui/primitives/radio-cards'
import { Skeleton } from '@coinquiry/ui/primitives/skeleton'
import { Spinner } from '@coinquiry/ui/primitives/spinner'
import { Switch } from '@coinquiry/ui/primitives/switch'
import { Tabs } from '@coinquiry/ui/primitives/tabs'
import { TextArea } from '@coinquiry/ui/primitives/text-area'
import { TextField } from '@coinquiry/ui/primitives/text-field'
import { Toggle } from '@coinquiry/ui/primitives/toggle'
import { VisuallyHidden } from '@coinquiry/ui/primitives/visually-hidden'
import { en as words } from '../../packages/ui/stories/words/en.ts'
import { type Examples, nothing } from './example.ts'

const icon = <svg viewBox="0 0 1 1" aria-hidden="true" />
const choice = { value: 'one', title: words.pro }

export const primitives: Examples = {
  Avatar: { render: (root) => <Avatar {...root} name={words.userName} /> },
  Badge: { render: (root) => <Badge {...root}>{words.pro}</Badge> },
  ProBadge: { render: (root) => <ProBadge {...root} label={words.pro} /> },
  Button: {
    render: (root) => (
      <Button {...root} onClick={nothing}>
        {words.retry}
      </Button>
    ),
  },
  CodeInput: {
    place: 'field',
    render: (root) => (
      <CodeInput {...root} label={words.emailSent.code} value="" onValueChange={nothing} />
    ),
  },
  Collapsible: {
    render: (root) => (
      <Collapsible {...root} title={words.analysisDone} open onOpenChange={nothing}>
        {words.analysisText}
      </Collapsible>
    ),
  },
  CopyButton: {
    render: (root) => <CopyButton {...root} labels={words.question} onCopy={nothing} />,
  },
  EmptyState: { render: (root) => <EmptyState {...root} title={words.errorTitle} /> },
  IconButton: {
    render: (root) => <IconButton {...root} label={words.close} icon={icon} onClick={nothing} />,
  },
  Keys: { render: (root) => <Keys {...root}>Ctrl K</Keys> },
  Logo: { render: (root) => <Logo {...root} name={words.productName} /> },
  Pagination: {
    render: (root) => (
      <Pagination
        {...root}
        labels={{ more: words.loading, loading: words.loading, end: words.analysisDone }}
        state="more"
        onMore={nothing}
      />
    ),
  },
  Progress: { render: (root) => <Progress {...root} label={words.progressLabel} value={0.5} /> },
  RadioCards: {
    render: (root) => (
      <RadioCards
        {...root}
        label={words.pro}
        cards={[choice]}
        value="one"
        onValueChange={nothing}
      />
    ),
  },
  ThemeSwatch: { render: (root) => <ThemeSwatch {...root} theme="dark" /> },
  Skeleton: { render: (root) => <Skeleton {...root} /> },
  Spinner: { render: (root) => <Spinner {...root} label={words.loading} /> },
  Switch: {
    render: (root) => <Switch {...root} label={words.pro} checked onCheckedChange={nothing} />,
  },
  Tabs: {
    render: (root) => (
      <Tabs
        {...root}
        label={words.pro}
        tabs={[{ value: 'one', label: words.pro, panel: words.answerText }]}
        value="one"
        onValueChange={nothing}
      />
    ),
  },
  TextArea: { render: (root) => <TextArea {...root} aria-label={words.composer.field} /> },
  TextField: {
    place: 'field',
    render: (root) => <TextField {...root} label={words.login.email} />,
  },
  Toggle: {
    render: (root) => (
      <Toggle {...root} pressed onPressedChange={nothing}>
        {words.composer.deepThink}
      </Toggle>
    ),
  },
  VisuallyHidden: { render: (root) => <VisuallyHidden {...root}>{words.pro}</VisuallyHidden> },
}
