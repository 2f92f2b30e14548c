import '@coinquiry/ui/theme/base.css'
import '@coinquiry/ui/theme/dark.css'
import * as labels from '@coinquiry/ui/labels/en'
import { Button } from '@coinquiry/ui/primitives/button'
import { createRoot } from 'react-dom/client'

document.documentElement.dataset.theme = 'dark'

const root = document.getElementById('root')
if (root) createRoot(root).render(<Button variant="primary">{labels.composer.send}</Button>)
