import {
  FavoriteIcon,
  NewTopicIcon,
  NothingFoundIcon,
  TopicsIcon,
} from '@coinquiry/ui/primitives/icons'
import type { Examples } from './example.ts'

export const icons: Examples = {
  FavoriteIcon: { render: (root) => <FavoriteIcon {...root} /> },
  NewTopicIcon: { render: (root) => <NewTopicIcon {...root} /> },
  NothingFoundIcon: { render: (root) => <NothingFoundIcon {...root} /> },
  TopicsIcon: { render: (root) => <TopicsIcon {...root} /> },
}
