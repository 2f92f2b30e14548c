import preview from '#stories/preview'
import { Section, Sheet } from '../foundations/sheet.tsx'
import { usePartsLabels } from '../labels/parts.ts'
import { parts } from './part-index.ts'
import styles from './parts.module.css'
import { Picture } from './picture.tsx'

/** `pictures` draws each part, in a frame of its own. */
function PartsPage({ pictures = true }: { pictures?: boolean }) {
  const labels = usePartsLabels()
  const { lang, dataset } = document.documentElement
  const globals = `theme:${dataset.theme};language:${lang}`
  return (
    <Sheet title={labels.title} lead={labels.lead(parts.length)}>
      {(['primitives', 'blocks', 'markdown'] as const).map((group) => (
        <Section key={group} title={labels.groups[group]}>
          <ul className={styles.parts}>
            {parts
              .filter((part) => part.group === group)
              .map((part) => (
                <li key={part.name} className={styles.part}>
                  {pictures && <Picture key={globals} {...part} globals={globals} />}
                  <a
                    className={styles.name}
                    href={`./?path=/story/${part.story.id}&globals=${globals}`}
                    target="_top"
                  >
                    {part.name}
                  </a>
                  <p className={styles.sentence}>{labels.sentences[part.name] ?? part.sentence}</p>
                </li>
              ))}
          </ul>
        </Section>
      ))}
    </Sheet>
  )
}

const meta = preview.meta({
  title: 'Parts',
  component: PartsPage,
  tags: ['!autodocs'],
  parameters: { wholePage: true, chromatic: { disableSnapshot: true } },
})

// Not looked at by tests: what it draws are stories, which have tests of their own.
export const Parts = meta.story({ tags: ['!test'] })

export const WithoutPictures = meta.story({ args: { pictures: false }, tags: ['!dev'] })
