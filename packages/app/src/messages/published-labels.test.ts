import { readFileSync } from 'node:fs'
import * as enLabels from '@coinquiry/ui/labels/en'
import * as zhLabels from '@coinquiry/ui/labels/zh'
import { expect, test } from 'vitest'

const textOf = (language: string, namespace: string, id: string): string =>
  JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, import.meta.url), 'utf8'))[id]

test.each([
  ['en', enLabels],
  ['zh', zhLabels],
] as const)(
  'what the kit says in %s of data and of who reads it is what the app says',
  (language, labels) => {
    const settings = (id: string) => textOf(language, 'settings', `settings.${id}`)
    expect(labels.dataSettings.optimization).toBe(settings('dataUse'))
    expect(labels.dataSettings.optimizationHint).toBe(settings('dataUseHint'))
    expect(labels.preferenceSettings.copyrightHint).toBe(settings('copyrightHint'))
    expect(labels.sharedLinks.text).toBe(settings('linksText'))
    expect(labels.dataDownload.text).toBe(settings('exportText'))
    expect(labels.shareDialog.publicText).toBe(textOf(language, 'share', 'share.publicText'))
  },
)
