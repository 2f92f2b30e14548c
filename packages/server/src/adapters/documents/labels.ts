import type { DocumentTurn, ExportDocument, Unfinished } from '../../ports/documents.ts'

/** The fixed texts of a document. */
export interface Labels {
  readonly untitled: string
  readonly question: string
  readonly analysis: string
  readonly sources: string
  readonly deepThink: string
  readonly deepSearch: string
  readonly noAnswer: string
  readonly unfinished: Readonly<Record<Unfinished, string>>
  readonly notAdvice: string
  /** Under a PDF whose font lacks some of the text's characters. */
  readonly missingGlyphs: string
  readonly source: string
  exported(date: string): string
  page(number: string, count: string): string
}

const zh: Labels = {
  untitled: '未命名对话',
  question: '问题',
  analysis: '分析过程',
  sources: '来源',
  deepThink: '深度思考',
  deepSearch: '深度搜索',
  noAnswer: '（暂无回答）',
  unfinished: {
    running: '导出时回答仍在生成',
    stopped: '回答已被停止',
    interrupted: '回答中断',
    failed: '回答未能完成',
  },
  notAdvice: '仅供参考，不构成投资建议',
  missingGlyphs: '部分字符无法在 PDF 中显示（以 □ 代替），请改用 Docx 或 Markdown 导出。',
  source: '来源',
  exported: (date) => `导出于 ${date}`,
  page: (number, count) => `第 ${number} 页，共 ${count} 页`,
}

const en: Labels = {
  untitled: 'Untitled conversation',
  question: 'Question',
  analysis: 'Analysis',
  sources: 'Sources',
  deepThink: 'DeepThink',
  deepSearch: 'DeepSearch',
  noAnswer: '(No answer yet)',
  unfinished: {
    running: 'The answer was still being written when this was exported',
    stopped: 'The answer was stopped',
    interrupted: 'The answer was interrupted',
    failed: 'The answer could not be completed',
  },
  notAdvice: 'Information, not investment advice',
  missingGlyphs:
    'Some characters cannot be shown in a PDF (□ stands for them); the Docx and Markdown exports have them.',
  source: 'Source',
  exported: (date) => `Exported ${date}`,
  page: (number, count) => `Page ${number} of ${count}`,
}

const labels: Readonly<Record<ExportDocument['language'], Labels>> = { zh, en }

export function labelsOf({ language }: ExportDocument): Labels {
  return labels[language]
}

/** The title as shown; a topic may have none yet. */
export function titleOf(document: ExportDocument): string {
  return document.title || labelsOf(document).untitled
}

/** To the minute, in UTC: the reader's time zone is not known. */
function utc(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** The owner's name and the time of the export, below the title. */
export function bylineOf(document: ExportDocument): string {
  const exported = labelsOf(document).exported(utc(document.exportedAt))
  return document.owner ? `${document.owner} · ${exported}` : exported
}

/** In which modes and when a question was asked; may be ''. */
export function modeLine(turn: DocumentTurn, { deepThink, deepSearch }: Labels): string {
  const modes = [
    turn.deepThink ? deepThink : '',
    turn.internetSearch ? deepSearch : '',
    turn.askedAt ? utc(turn.askedAt) : '',
  ]
  return modes.filter((mode) => mode !== '').join(' · ')
}
