import {
  CloseIcon,
  DrawerIcon,
  FavoriteIcon,
  NewTopicIcon,
  NothingFoundIcon,
  RenameIcon,
  TopicsIcon,
} from '@coinquiry/ui/primitives/icons'
import type { Examples } from './example.ts'

export const icons: Examples = {
  CloseIcon: { render: (root) => <CloseIcon {...root} /> },
  DrawerIcon: { render: (root) => <DrawerIcon {...root} /> },
  FavoriteIcon: { render: (root) => <FavoriteIcon {...root} /> },
  NewTopicIcon: { render: (root) => <NewTopicIcon {...root} /> },
  NothingFoundIcon: { render: (root) => <NothingFoundIcon {...root} /> },
  RenameIcon: { render: (root) => <RenameIcon {...root} /> },
  TopicsIcon: { render: (root) => <TopicsIcon {...root} /> },
}
