/** Where the new text of a question is kept as a draft. */
export const editPlace = (questionId: string): string => `edit:${questionId}`
