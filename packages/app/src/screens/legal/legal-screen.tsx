import { Markdown } from '@coinquiry/ui/markdown'
import { Button } from '@coinquiry/ui/primitives/button'
import { EmptyState } from '@coinquiry/ui/primitives/empty-state'
import { useMatch } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { useConfig } from '../../data/config.ts'
import { type LegalPageName, useLegalPage } from '../../data/legal.ts'
import { Footer } from '../../shell/footer/footer.tsx'
import { languageTag, useLocale } from '../../shell/language/language.ts'
import { PartLoading } from '../../shell/lazy-part.tsx'
import { markdownLabels } from '../../shell/markdown-labels.ts'
import { useNamePage } from '../../shell/page-title.ts'
import { headed } from './headed.ts'
import styles from './legal-screen.module.css'

/** Terms, privacy policy or imprint, as the operator has written them. */
export function LegalScreen() {
  // Not the address, which is the next screen's while that is being loaded.
  const { fullPath } = useMatch({ strict: false })
  const page = fullPath.slice(1) as LegalPageName
  const { formatMessage, locale } = useIntl()
  const { data, isError, refetch } = useLegalPage(page, useLocale().language)
  const name = formatMessage({ id: `footer.${page}` })
  useNamePage(name)
  const { title, body } = headed(data?.text ?? '')
  return (
    <>
      <main className={styles.legal}>
        {isError ? (
          <EmptyState
            titleAs="h1"
            role="alert"
            title={formatMessage({ id: 'error.network' })}
            actions={
              <Button onClick={() => refetch()}>{formatMessage({ id: 'connection.retry' })}</Button>
            }
          />
        ) : (
          <article lang={data && languageTag[data.language]}>
            <h1 className={styles.title}>{title ?? name}</h1>
            {data?.text && (
              <Markdown labels={markdownLabels(formatMessage, locale)} text={body} topHeading={2} />
            )}
          </article>
        )}
        {data?.text === null && <Missing page={page} />}
        {!data && !isError && <PartLoading />}
      </main>
      <Footer />
    </>
  )
}

/** Stands where the operator has written nothing. */
function Missing({ page }: { page: LegalPageName }) {
  const { formatMessage } = useIntl()
  const { retention_days: days, contact_url: contact } = useConfig() ?? {}
  return (
    <>
      <p>{formatMessage({ id: `legal.missing.${page}` })}</p>
      {page === 'privacy' && days && <p>{formatMessage({ id: 'legal.retention' }, { days })}</p>}
      {contact && (
        <p>
          {formatMessage(
            { id: 'legal.contact' },
            {
              contact: (text) => (
                <a key="contact" href={contact}>
                  {text}
                </a>
              ),
            },
          )}
        </p>
      )}
    </>
  )
}
