/** What stands in the archive beside the data; openapi.yaml says the same to integrators. */
export const README = `# 你在 Coinquiry 的数据

本压缩包包含本站保存的与你的账户有关的全部数据。JSON 文件均为 UTF-8 编码；时间为自 1970-01-01（UTC）起的秒数，0 和 1 表示否和是。

| 文件 | 内容 |
|---|---|
| profile.json | 账户资料：名称、邮箱、X 账号、会员期限、设置和登录方式 |
| topics-….json | 话题，最新的在前，每个文件最多 100 个；messages 包含所有版本，parent_id 指向上一条消息，is_selected 表示当前显示的版本；另有分析、来源、数字依据、追问建议、评价与提问方式 |
| topics/….md | 每个话题的 Markdown 文件（最新的 50,000 个） |
| points.json | 获得的积分 |
| orders.json、subscriptions.json | 订单与订阅 |
| usage.json | 免费额度的使用记录 |
| sessions.json | 已登录的设备 |
| avatar.webp、x-avatar.webp | 头像（如有） |

登录凭证、验证码和密钥，以及由它们计算出的值不在其中。请妥善保管此文件。

# Your data at Coinquiry

This archive holds everything that this site keeps of your account. The JSON files are UTF-8; times are seconds since 1970-01-01 UTC, and 0 and 1 mean no and yes.

| file | what it holds |
|---|---|
| profile.json | the account: name, e-mail, X account, membership, settings and ways to sign in |
| topics-….json | the topics, the newest first, up to 100 in a file; messages holds all versions, parent_id names the message before, is_selected tells the version that is shown; with analysis, sources, figures, follow-ups, rating and how it was asked |
| topics/….md | each topic as Markdown (the newest 50,000) |
| points.json | points earned |
| orders.json, subscriptions.json | orders and subscriptions |
| usage.json | what was used of the free allowance |
| sessions.json | where you are signed in |
| avatar.webp, x-avatar.webp | your pictures, if there are any |

What signs you in is not in it: tokens, codes and keys, and what is computed from them. Keep this file safe.
`
