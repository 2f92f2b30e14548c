/** Icons that screens put beside their own text; those of components come with them. */
export {
  Bookmark as FavoriteIcon,
  MessagesSquare as TopicsIcon,
  PanelLeft as DrawerIcon,
  Pencil as RenameIcon,
  SearchX as NothingFoundIcon,
  SquarePen as NewTopicIcon,
  X as CloseIcon,
} from 'lucide-react'
