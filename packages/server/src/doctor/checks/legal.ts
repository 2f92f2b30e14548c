import { readdir } from 'node:fs/promises'
import { readLegalTexts } from '../../adapters/legal-texts/legal-texts.ts'
import { isLoopback } from '../../env/loopback.ts'
import { reasonOf } from '../../start-error.ts'
import { type Check, off, ok, warning, wrong } from '../finding.ts'

const WRITE = 'write it in Markdown; docs/operating.md says how the files are named'

/** The terms, the privacy policy and the imprint, and what people of some regions are told. */
export const legal: Check = {
  name: 'legal',
  async run(env) {
    const { LEGAL_DIR, PUBLIC_URL } = env
    if (!LEGAL_DIR) {
      const found = 'the pages of terms, privacy and imprint say that nothing was published'
      return isLoopback(PUBLIC_URL)
        ? [off(found)]
        : [warning(found, 'write them, and set LEGAL_DIR to their directory')]
    }
    try {
      await readdir(LEGAL_DIR)
    } catch (error) {
      const found = `LEGAL_DIR ${LEGAL_DIR} cannot be read (${reasonOf(error)})`
      return [wrong(found, 'correct it; until then nothing in it is shown')]
    }
    const { faults } = await readLegalTexts(env)
    if (faults.length === 0) return [ok(`all texts are in ${LEGAL_DIR}`)]
    return faults.map(({ file, reason, instead }) =>
      instead
        ? warning(`${file}: ${reason}; its readers get the other language`, WRITE)
        : wrong(`${file}: ${reason}; its readers get nothing`, WRITE),
    )
  },
}
