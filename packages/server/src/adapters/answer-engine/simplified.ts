/** Traditional and simplified forms of the characters that questions about money are made of. */
const PAIRS =
  '幣币 錢钱 質质 鏈链 貨货 資资 產产 槓杠 桿杆 礦矿 穩稳 險险 買买 賣卖 漲涨 價价 麼么 樣样 與与 區区 別别 網网 錄录 隱隐 ' +
  '對对 約约 開开 關关 閉闭 續续 倉仓 單单 雙双 間间 時时 現现 實实 際际 應应 該该 會会 嗎吗 還还 這这 個个 們们 來来 為为 ' +
  '後后 從从 無无 損损 費费 稅税 納纳 護护 鑰钥 詞词 機机 構构 訊讯 號号 詐诈 騙骗 釣钓 魚鱼 賬账 帳账 戶户 轉转 匯汇 兌兑 ' +
  '換换 選选 權权 衛卫 證证 驗验 節节 點点 塊块 鎖锁 義义 動动 態态 勢势 風风 報报 歷历 壓压 線线 圖图 標标 題题 層层 橋桥 ' +
  '術术 業业 戰战 爭争 億亿 萬万 歲岁 壞坏 處处 優优 較较 樂乐 觀观 學学 習习 請请 問问 講讲 話话 語语 說说 讓让 給给 許许 ' +
  '監监 規规 則则 據据 庫库 聯联 廣广 場场 備备 儲储 銀银 債债 貸贷 擔担 創创 設设 計计 財财 務务 獲获 贏赢 虧亏 總总 額额 ' +
  '數数 級级 組组 織织 體体 異异 變变 發发 幾几 兩两 適适 閃闪 電电 腦脑 離离 連连 結结 終终 進进 遠远 過过 邊边 遺遗 繼继 ' +
  '託托 購购 貶贬 減减 擁拥 養养 復复 獎奖 鑄铸 協协 議议 維维 爾尔 羅罗 歸归 貪贪 懼惧 緒绪 環环 徵征 幫帮 誰谁 沒没 員员 ' +
  '頭头 參参 補补 歐欧 詢询 佔占 啟启 錨锚 潰溃 盜盗 夾夹 預预 測测 盤盘 確确 認认 註注 冊册 檢检 審审 閘闸 獨独 倫伦 強强 ' +
  '贖赎 憑凭 領领 繳缴 凍冻 駭骇 輕轻 郵邮 輸输 竊窃 髒脏 藍蓝 勸劝 撐撑 銷销 導导 師师 親亲 鬱郁 絕绝 負负 賠赔 麗丽 滅灭 ' +
  '殺杀 豬猪 熱热 門门 溝沟 歡欢 夢梦 傳传 遞递 掛挂 螢萤 絡络 裝装 軟软 碼码 樓楼 徹彻 嚇吓 騷骚 擾扰 隊队 搶抢 銬铐 綁绑 裡里 裏里 黃黄 賺赚 賭赌 ' +
  '償偿 貼贴 誘诱 紀纪 陸陆 臺台 灣湾 東东 國国 營营 專专 誤误 嚴严 擇择 稱称 聲声'

const simpleForms = new Map(
  PAIRS.split(' ').map(([traditional = '', simple = '']) => [traditional, simple]),
)
const TRADITIONAL = new RegExp(`[${[...simpleForms.keys()].join('')}]`, 'g')

/** The text in simplified characters, as far as they occur in questions about money. */
export function simplified(text: string): string {
  return text.replace(TRADITIONAL, (character) => simpleForms.get(character) ?? character)
}
