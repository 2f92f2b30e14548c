/** Traditional and simplified forms, pair by pair, of the characters that questions here are made of. */
const PAIRS =
  '幣币錢钱質质鏈链貨货資资產产槓杠桿杆礦矿穩稳險险買买賣卖漲涨價价麼么樣样與与區区別别網网錄录' +
  '隱隐對对約约開开關关閉闭續续倉仓單单雙双間间時时現现實实際际應应該该會会嗎吗還还這这個个們们來来' +
  '為为後后從从無无損损費费稅税納纳護护鑰钥詞词機机構构訊讯號号詐诈騙骗釣钓魚鱼網网賬账帳账戶户轉转' +
  '匯汇兌兑換换選选權权衛卫證证驗验節节點点塊块鎖锁義义動动態态勢势風风報报酬酬益益歷历壓压阻阻線线' +
  '圖图標标題题層层橋桥術术業业戰战爭争億亿萬万歲岁壞坏處处優优勢势較较樂乐觀观學学習习請请問问講讲' +
  '話话語语說说讓让給给許许監监規规則则據据庫库聯联盟盟廣广場场備备儲储銀银債债貸贷槓杠擔担創创' +
  '設设計计財财務务獲获贏赢虧亏盈盈漲涨總总額额數数量量級级組组織织體体異异變变發发幾几兩两適适' +
  '閃电電电腦脑離离線线連连結结終终進进遠远過过邊边遺遗產产繼继託托購购'

const simpleForms = new Map<string, string>()
const characters = [...PAIRS.replace('閃电', '閃闪')]
for (let at = 0; at + 1 < characters.length; at += 2) {
  simpleForms.set(characters[at] ?? '', characters[at + 1] ?? '')
}

/** The text in simplified characters, as far as they occur in questions about money. */
export function simplified(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (character) => simpleForms.get(character) ?? character)
}
