import { generate } from '../packages/api-client/generator/generate.ts'

const result = await generate()
if (result === 'made') console.log('Generated the types and calls of openapi.yaml.')
