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
import { en as labels } from '../../packages/ui/stories/labels/en.ts'
import { type Examples, nothing } from './example.ts'

const icon = <svg viewBox="0 0 1 1" aria-hidden="true" />
const choice = { value: 'one', title: labels.pro }

export const primitives: Examples = {
  Avatar: { render: (root) => <Avatar {...root} name={labels.userName} /> },
  Badge: { render: (root) => <Badge {...root}>{labels.pro}</Badge> },
  ProBadge: { render: (root) => <ProBadge {...root} label={labels.pro} /> },
  Button: {
    render: (root) => (
      <Button {...root} onClick={nothing}>
        {labels.retry}
      </Button>
    ),
  },
  CodeInput: {
    rootIn: 'field',
    render: (root) => (
      <CodeInput {...root} label={labels.emailSent.code} value="" onValueChange={nothing} />
    ),
  },
  Collapsible: {
    render: (root) => (
      <Collapsible {...root} title={labels.analysisDone} open onOpenChange={nothing}>
        {labels.analysisText}
      </Collapsible>
    ),
  },
  CopyButton: {
    render: (root) => <CopyButton {...root} labels={labels.question} onCopy={nothing} />,
  },
  EmptyState: { render: (root) => <EmptyState {...root} title={labels.errorTitle} /> },
  IconButton: {
    render: (root) => <IconButton {...root} label={labels.close} icon={icon} onClick={nothing} />,
  },
  Keys: { render: (root) => <Keys {...root}>Ctrl K</Keys> },
  Logo: { render: (root) => <Logo {...root} name={labels.productName} /> },
  Pagination: {
    render: (root) => (
      <Pagination
        {...root}
        labels={{ more: labels.loading, loading: labels.loading, end: labels.analysisDone }}
        state="more"
        onMore={nothing}
      />
    ),
  },
  Progress: { render: (root) => <Progress {...root} label={labels.progressLabel} value={0.5} /> },
  RadioCards: {
    render: (root) => (
      <RadioCards
        {...root}
        label={labels.pro}
        cards={[choice]}
        value="one"
        onValueChange={nothing}
      />
    ),
  },
  ThemeSwatch: { render: (root) => <ThemeSwatch {...root} theme="dark" /> },
  Skeleton: { render: (root) => <Skeleton {...root} /> },
  Spinner: { render: (root) => <Spinner {...root} label={labels.loading} /> },
  Switch: {
    render: (root) => <Switch {...root} label={labels.pro} checked onCheckedChange={nothing} />,
  },
  Tabs: {
    render: (root) => (
      <Tabs
        {...root}
        label={labels.pro}
        tabs={[{ value: 'one', label: labels.pro, panel: labels.answerText }]}
        value="one"
        onValueChange={nothing}
      />
    ),
  },
  TextArea: { render: (root) => <TextArea {...root} aria-label={labels.composer.field} /> },
  TextField: {
    rootIn: 'field',
    render: (root) => <TextField {...root} label={labels.login.email} />,
  },
  Toggle: {
    render: (root) => (
      <Toggle {...root} pressed onPressedChange={nothing}>
        {labels.composer.deepThink}
      </Toggle>
    ),
  },
  VisuallyHidden: { render: (root) => <VisuallyHidden {...root}>{labels.pro}</VisuallyHidden> },
}
