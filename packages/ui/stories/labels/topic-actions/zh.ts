export const zh = {
  group: '当前话题',
  favorite: '收藏话题',
  export: '导出话题',
  share: '分享话题',
}
