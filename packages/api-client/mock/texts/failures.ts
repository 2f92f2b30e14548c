import type { ErrorKey } from '../../src/contract/contract.ts'
import type { Language } from '../language.ts'

type Words = Readonly<Record<Language, string>>

const words = (zh: string, en: string): Words => ({ zh, en })

/** What people are told of each refusal. */
export const failureWords: Readonly<Record<ErrorKey, Words>> = {
  'error.badRequest': words('请求内容有误，请检查后重试', 'The request is not valid'),
  'error.unauthorized': words('请先登录', 'Please sign in'),
  'error.notFound': words('内容不存在', 'Not found'),
  'error.payloadTooLarge': words('内容过大', 'The request is too large'),
  'error.unsupportedMediaType': words('不支持的内容类型', 'This type of content is not supported'),
  'error.tooManyRequests': words(
    '操作过于频繁，请稍后再试',
    'Too many requests, please try again later',
  ),
  'error.internal': words('出错了，请稍后再试', 'Something went wrong, please try again later'),
  'error.notBuilt': words('此功能尚未提供', 'This function is not available yet'),
  'error.shuttingDown': words(
    '服务正在重启，请稍后再试',
    'The server is restarting, please try again in a moment',
  ),
  'error.invalidEmail': words('请输入正确的邮箱地址', 'Please enter a valid e-mail address'),
  'error.mailFailed': words(
    '邮件发送失败，请稍后再试',
    'The mail could not be sent, please try again later',
  ),
  'error.wrongCode': words('验证码错误，请重试', 'Invalid verification code, please try again'),
  'error.invalidShortToken': words('登录失败，请重新登录', 'Signing in failed, please try again'),
  'error.noAccess': words(
    '对话不存在/你没有访问权限',
    'Conversation does not exist/You do not have access',
  ),
  'error.emptyQuestion': words('请输入你的问题', 'Please enter your question'),
  'error.questionTooLong': words('问题最多 2000 个字符', 'A question has at most 2000 characters'),
  'error.unknownMessage': words(
    '找不到这条消息，请刷新后重试',
    'This message is not in the conversation; reload and try again',
  ),
  'error.idempotencyConflict': words(
    '同一 Idempotency-Key 已用于不同的请求',
    'This Idempotency-Key was used for another request',
  ),
  'error.staleParent': words(
    '对话已有新的内容，请刷新后重试',
    'The conversation has gone on meanwhile; reload and try again',
  ),
  'error.generationRunning': words(
    '上一个回答仍在生成，请等待或先停止',
    'An answer is still being written; wait for it or stop it first',
  ),
  'error.topicLimit': words(
    '你已达到免费版每日话题数量上限，升级 Pro 即可不限次数',
    'You have reached the daily topic limit for the free version. Try Pro for unlimited topics.',
  ),
  'error.messageLimit': words(
    '你已达到免费版每日对话次数上限，升级 Pro 即可不限次数',
    'You have reached the daily message limit for the free version. Try Pro for unlimited messages.',
  ),
  'error.modelFailed': words(
    '模型未能完成回答，请重试',
    'The model could not complete the answer, please try again',
  ),
  'error.modelBusy': words(
    '模型繁忙，请稍后再试',
    'The model is busy, please try again in a moment',
  ),
  'error.modelTimeout': words('模型响应超时，请重试', 'The model took too long, please try again'),
  'error.interrupted': words(
    '回答被中断，已保留现有内容，可重新生成',
    'The answer was interrupted. What came is kept; you can regenerate it.',
  ),
  'error.topicDeleted': words('该对话已被删除', 'The conversation was deleted'),
  'error.invalidShareToken': words(
    '分享链接无效或已关闭',
    'This share link is not valid or was switched off',
  ),
  'error.proOnly': words('Pro 专属功能，请先升级', 'Pro-exclusive feature, please upgrade first'),
  'error.invalidUserName': words(
    '用户名须为 1 至 30 个字符，且不含控制字符',
    'A name has 1 to 30 characters and no control characters',
  ),
  'error.notAnImage': words('请上传图片文件', 'Please upload an image'),
  'error.imageTooLarge': words(
    '图片过大：最大 5 MB、4096×4096 像素',
    'The image is too large: at most 5 MB and 4096×4096 pixels',
  ),
  'error.twitterTaken': words(
    '该 X 账号已绑定其他账户，请先解绑或换用其他账号',
    'This X account is linked to another account: unlink it there first or use another one',
  ),
  'error.twitterNotProven': words(
    '无法确认该 X 账号，请重新绑定',
    'This X account could not be confirmed, please link it again',
  ),
  'error.twitterNotBound': words('尚未绑定 X 账号', 'No X account is linked'),
  'error.noTwitterPicture': words(
    '该 X 账号没有可用的头像',
    'This X account has no picture to use',
  ),
  'error.lastSignIn': words(
    '这是你唯一的登录方式，无法解绑',
    'This is your only way to sign in and cannot be unlinked',
  ),
  'error.checkoutUnavailable': words('暂未开放支付', 'Payment is not available here'),
  'error.checkoutFailed': words(
    '无法创建订单，请稍后再试',
    'The order could not be created, please try again later',
  ),
  'error.invalidSignature': words('签名无效', 'The signature is not valid'),
}

/** What stands in `data` in every language. */
export const literals: Partial<Readonly<Record<ErrorKey, string>>> = {
  'error.invalidShareToken': 'Invalid share token',
  'error.twitterTaken': 'twitter account already binded',
}
