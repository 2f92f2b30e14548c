import { evaluateData } from './data/report.ts'
import { evaluateEngine } from './evaluate-engine.ts'
import { evaluateFigures } from './figures/report.ts'

const keeps = process.argv.includes('--keep')
if (process.argv.includes('figures')) evaluateFigures({ keeps })
else if (process.argv.includes('data')) await evaluateData({ keeps })
else await evaluateEngine({ keeps })
