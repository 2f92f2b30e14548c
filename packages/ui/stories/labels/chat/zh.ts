export const zh = {
  jump: '跳到最新',
  like: '赞',
  dislike: '踩',
  favorite: '收藏话题',
  share: '分享话题',
  export: '导出回答',
}
