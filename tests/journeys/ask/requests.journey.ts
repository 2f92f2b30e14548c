import { expect, test } from '../journey.ts'
import { sentTo } from '../test-app/calls.ts'

test('a question, its edit and its refresh are of kinds 0, 1 and 2, in the modes that are on', async ({
  page,
  home,
  chat,
  header,
  messages,
}) => {
  const sent = sentTo(page, '/api/v1/ask')
  const fetched: { message_id: string }[][] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('/fetch_topic_message')) return
    // What is on its way when the page is left can't be read.
    const reply = await response.json().catch(() => null)
    if (reply) fetched.push(reply.data.cur_message)
  })
  await home.open()
  await home.composer.ask('What is a nonce?')
  await chat.reaches('done')
  const topicsId = new URL(page.url()).pathname.split('/').at(-1)
  const common = { topics_id: topicsId, deepthink: true, internet_search: true }
  await expect
    .poll(() => sent)
    .toEqual([
      expect.objectContaining({ ...common, question: 'What is a nonce?', question_type: 0 }),
    ])

  await chat.composer.switchOff(messages['composer.deepSearch'])
  await expect.poll(() => fetched.at(-1)).toHaveLength(2)
  const [question, answer] = fetched.at(-1) ?? []
  await chat.regenerate().click()
  await expect(chat.answerVersions.position).toHaveText('2/2')
  await chat.reaches('done')
  await chat.editOf(chat.questions).click()
  await chat.editDialog.field.fill('What is a nonce, really?')
  await chat.editDialog.save.click()
  await expect(chat.questionVersions.position).toHaveText('2/2')
  await chat.reaches('done')
  const later = { ...common, internet_search: false }
  expect(sent.slice(1)).toEqual([
    expect.objectContaining({ ...later, question_type: 2, message_id: answer?.message_id }),
    expect.objectContaining({
      ...later,
      question: 'What is a nonce, really?',
      question_type: 1,
      message_id: question?.message_id,
    }),
  ])

  await header.newTopic.click()
  const mode = (id: 'composer.deepThink' | 'composer.deepSearch') =>
    home.composer.form.getByRole('button', { name: messages[id] })
  await expect(mode('composer.deepThink')).toHaveAttribute('aria-pressed', 'true')
  await expect(mode('composer.deepSearch')).toHaveAttribute('aria-pressed', 'false')
})
