import { evaluateData } from './data/report.ts'
import { evaluateEngine } from './evaluate-engine.ts'
import { evaluateFigures } from './figures/report.ts'
import { evaluateResearch } from './research/report.ts'

const has = (word: string) => process.argv.includes(word)
const keeps = has('--keep')
if (has('figures')) evaluateFigures({ keeps })
else if (has('data')) await evaluateData({ keeps })
else if (has('research')) await evaluateResearch(process.env, { keeps, judges: has('--judge') })
else await evaluateEngine({ keeps })
