/** Tells in a trace which thread is the page's, and since when it streams. */
export const startMark = 'answer-starts'
