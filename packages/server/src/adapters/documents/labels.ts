const zh = {
  untitled: '未命名话题',
  question: '问题',
  analysis: '分析过程',
  sources: '来源',
  sourceClass: {
    primary: '（一手资料）',
    data: '（数据）',
    regulator: '（监管机构）',
    press: '（媒体）',
    community: '（社区）',
    promotional: '（推广）',
    unknown: '（未知来源）',
  },
  figures: {
    heading: '数据核对',
    checked: (checked: number, found: number) =>
      `核对了 ${checked} 个数字，${found} 个在来源中找到`,
    unfound: '来源中未找到：',
    unsupported: (places: string) => `引用的来源没有所说的内容：${places}`,
    memory: '来自模型的记忆，未经核对',
    computed: '由系统计算：',
    between: '、',
    dash: '：',
  },
  note: (name: string) => `[注 ${name}]`,
  someRows: (shown: number, all: number) => `共 ${all} 行，等间隔列出 ${shown} 行`,
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
  // Under a PDF whose font lacks some of the text's characters.
  missingGlyphs: '部分字符无法在 PDF 中显示（以 □ 代替），请改用 Docx 或 Markdown 导出。',
  exported: (date: string) => `导出于 ${date}`,
  page: (number: string, count: string) => `第 ${number} 页，共 ${count} 页`,
}

const en: typeof zh = {
  untitled: 'Untitled topic',
  question: 'Question',
  analysis: 'Analysis',
  sources: 'Sources',
  sourceClass: {
    primary: ' (Primary)',
    data: ' (Data)',
    regulator: ' (Regulator)',
    press: ' (Press)',
    community: ' (Community)',
    promotional: ' (Promotional)',
    unknown: ' (Unknown)',
  },
  figures: {
    heading: 'Figures',
    checked: (checked, found) =>
      `${checked} ${checked === 1 ? 'number' : 'numbers'} checked, ${found} found in the sources`,
    unfound: 'Not found in the sources: ',
    unsupported: (places) => `Cited for what the source does not say: ${places}`,
    memory: 'From the model’s memory, unchecked',
    computed: 'Computed here: ',
    between: '; ',
    dash: ': ',
  },
  note: (name) => `[Note ${name}]`,
  someRows: (shown, all) => `${shown} of ${all} rows, evenly spread`,
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
  exported: (date) => `Exported ${date}`,
  page: (number, count) => `Page ${number} of ${count}`,
}

/** The fixed texts of a document, by its language. */
export const labels = { zh, en }
