import { type Check, off, ok, warning } from '../finding.ts'

/** Says which pages answers may read; none is asked for. */
export const pages: Check = {
  name: 'pages',
  async run({ AI_BASE_URL, PAGE_HOSTS_ALLOWED: allowed, PAGE_HOSTS_DENIED: denied }) {
    if (!AI_BASE_URL) return [off('no model: no page is read')]
    const isNothingLeft = allowed.length > 0 && allowed.every((host) => denied.includes(host))
    if (isNothingLeft)
      return [
        warning(
          'no page can be read: PAGE_HOSTS_DENIED names each host of PAGE_HOSTS_ALLOWED',
          'take those hosts out of one of them',
        ),
      ]
    const which = allowed.length > 0 ? allowed.join(', ') : 'every public host'
    const except = denied.length > 0 ? ` except ${denied.join(', ')}` : ''
    return [ok(`pages of ${which}${except} may be read`)]
  },
}
