import type { ErrorKey } from '@coinquiry/api-client/contract'

interface FailureText {
  readonly status: 200 | 400 | 401 | 404 | 413 | 415 | 429 | 500 | 501 | 503
  readonly zh: string
  readonly en: string
  /** Stands in `data` in every language where the specification demands it. */
  readonly literal?: string
}

/** What each refusal looks like on the wire: the only place that knows status and words. */
export const failures: Readonly<Record<ErrorKey, FailureText>> = {
  'error.badRequest': {
    status: 400,
    zh: '请求内容有误，请检查后重试',
    en: 'The request is not valid',
  },
  'error.unauthorized': { status: 401, zh: '请先登录', en: 'Please sign in' },
  'error.notFound': { status: 404, zh: '内容不存在', en: 'Not found' },
  'error.payloadTooLarge': { status: 413, zh: '内容过大', en: 'The request is too large' },
  'error.unsupportedMediaType': {
    status: 415,
    zh: '不支持的内容类型',
    en: 'This type of content is not supported',
  },
  'error.tooManyRequests': {
    status: 429,
    zh: '操作过于频繁，请稍后再试',
    en: 'Too many requests, please try again later',
  },
  'error.internal': {
    status: 500,
    zh: '出错了，请稍后再试',
    en: 'Something went wrong, please try again later',
  },
  'error.notBuilt': {
    status: 501,
    zh: '此功能尚未提供',
    en: 'This function is not available yet',
  },
  'error.shuttingDown': {
    status: 503,
    zh: '服务正在重启，请稍后再试',
    en: 'The server is restarting, please try again in a moment',
  },
  'error.invalidEmail': {
    status: 400,
    zh: '请输入正确的邮箱地址',
    en: 'Please enter a valid e-mail address',
  },
  'error.mailFailed': {
    status: 200,
    zh: '邮件发送失败，请稍后再试',
    en: 'The mail could not be sent, please try again later',
  },
  'error.wrongCode': {
    status: 200,
    zh: '验证码错误，请重试',
    en: 'Invalid verification code, please try again',
  },
  'error.invalidShortToken': {
    status: 200,
    zh: '登录失败，请重新登录',
    en: 'Signing in failed, please try again',
  },
  'error.noAccess': {
    status: 200,
    zh: '对话不存在/你没有访问权限',
    en: 'Conversation does not exist/You do not have access',
  },
  'error.emptyQuestion': { status: 400, zh: '请输入你的问题', en: 'Please enter your question' },
  'error.questionTooLong': {
    status: 400,
    zh: '问题最多 2000 个字符',
    en: 'A question has at most 2000 characters',
  },
  'error.unknownMessage': {
    status: 400,
    zh: '找不到这条消息，请刷新后重试',
    en: 'This message is not in the conversation; reload and try again',
  },
  'error.idempotencyConflict': {
    status: 400,
    zh: '同一 Idempotency-Key 已用于不同的请求',
    en: 'This Idempotency-Key was used for another request',
  },
  'error.staleParent': {
    status: 200,
    zh: '对话已有新的内容，请刷新后重试',
    en: 'The conversation has gone on meanwhile; reload and try again',
  },
  'error.generationRunning': {
    status: 200,
    zh: '上一个回答仍在生成，请等待或先停止',
    en: 'An answer is still being written; wait for it or stop it first',
  },
  'error.topicLimit': {
    status: 200,
    zh: '你已达到免费版每日话题数量上限，升级 Pro 即可不限次数',
    en: 'You have reached the daily topic limit for the free version. Try Pro for unlimited topics.',
  },
  'error.messageLimit': {
    status: 200,
    zh: '你已达到免费版每日对话次数上限，升级 Pro 即可不限次数',
    en: 'You have reached the daily message limit for the free version. Try Pro for unlimited messages.',
  },
  'error.modelFailed': {
    status: 200,
    zh: '模型未能完成回答，请重试',
    en: 'The model could not complete the answer, please try again',
  },
  'error.modelBusy': {
    status: 200,
    zh: '模型繁忙，请稍后再试',
    en: 'The model is busy, please try again in a moment',
  },
  'error.modelTimeout': {
    status: 200,
    zh: '模型响应超时，请重试',
    en: 'The model took too long, please try again',
  },
  'error.interrupted': {
    status: 200,
    zh: '回答被中断，已保留现有内容，可重新生成',
    en: 'The answer was interrupted. What came is kept; you can regenerate it.',
  },
  'error.topicDeleted': {
    status: 200,
    zh: '该对话已被删除',
    en: 'The conversation was deleted',
  },
  'error.invalidShareToken': {
    status: 200,
    zh: '分享链接无效或已关闭',
    en: 'This share link is not valid or was switched off',
    literal: 'Invalid share token',
  },
  'error.proOnly': {
    status: 200,
    zh: 'Pro 专属功能，请先升级',
    en: 'Pro-exclusive feature, please upgrade first',
  },
  'error.invalidUserName': {
    status: 400,
    zh: '用户名须为 1 至 30 个字符，且不含控制字符',
    en: 'A name has 1 to 30 characters and no control characters',
  },
  'error.notAnImage': { status: 400, zh: '请上传图片文件', en: 'Please upload an image' },
  'error.imageTooLarge': {
    status: 400,
    zh: '图片过大：最大 5 MB、4096×4096 像素',
    en: 'The image is too large: at most 5 MB and 4096×4096 pixels',
  },
  'error.twitterTaken': {
    status: 200,
    zh: '该 X 账号已绑定其他账户，请先解绑或换用其他账号',
    en: 'This X account is linked to another account: unlink it there first or use another one',
    literal: 'twitter account already binded',
  },
  'error.twitterNotProven': {
    status: 200,
    zh: '无法确认该 X 账号，请重新绑定',
    en: 'This X account could not be confirmed, please link it again',
  },
  'error.twitterNotBound': {
    status: 200,
    zh: '尚未绑定 X 账号',
    en: 'No X account is linked',
  },
  'error.noTwitterPicture': {
    status: 200,
    zh: '该 X 账号没有可用的头像',
    en: 'This X account has no picture to use',
  },
  'error.lastSignIn': {
    status: 200,
    zh: '这是你唯一的登录方式，无法解绑',
    en: 'This is your only way to sign in and cannot be unlinked',
  },
  'error.checkoutUnavailable': {
    status: 200,
    zh: '暂未开放支付',
    en: 'Payment is not available here',
  },
  'error.checkoutFailed': {
    status: 200,
    zh: '无法创建订单，请稍后再试',
    en: 'The order could not be created, please try again later',
  },
  'error.invalidSignature': {
    status: 400,
    zh: '签名无效',
    en: 'The signature is not valid',
  },
}
