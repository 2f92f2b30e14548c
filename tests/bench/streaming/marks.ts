/** Marks in a trace the thread of the page and the start of streaming. */
export const startMark = 'answer-starts'
