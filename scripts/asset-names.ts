import { writeFileSync } from 'node:fs'
import {
  assetNames,
  assetNamesModule,
} from '../packages/server/src/adapters/answer-engine/handbook/asset-names.ts'
import { loadVocabulary } from '../packages/server/src/adapters/answer-engine/handbook/vocabulary.ts'

/** Run it after a change of packages/server/handbook/names/assets.yaml. */
const file = '../packages/server/src/domain/figures/asset-names.gen.ts'
const names = assetNames((await loadVocabulary()).projects)
writeFileSync(new URL(file, import.meta.url), assetNamesModule(names))
console.log(`Wrote the names of ${Object.keys(names).length} assets.`)
