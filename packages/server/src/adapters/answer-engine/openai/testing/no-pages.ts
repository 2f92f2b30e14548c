import { WebPageFailure, type WebPages } from '../../../../ports/web-pages.ts'

/** A web without a page. */
export const noPages: WebPages = {
  read: () => Promise.reject(new WebPageFailure('missing', 'There is no page')),
}
