/** The rendered text of an answer. */
export function AnswerText({ text }: { text: string; isStreaming: boolean }) {
  return <p>{text}</p>
}
