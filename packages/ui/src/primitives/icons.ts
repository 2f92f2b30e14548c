/** Icons that screens put beside their own text; those of components come with them. */
export {
  Bookmark as FavoriteIcon,
  MessagesSquare as TopicsIcon,
  Pencil as RenameIcon,
  SearchX as NothingFoundIcon,
  SquarePen as NewTopicIcon,
} from 'lucide-react'
