import { useLabels } from '#stories/labels'
import { en as english } from './en.ts'

/** What the page for reviewers says, in the language chosen in Storybook's toolbar. */
export function useReviewLabels(): ReviewLabels {
  return useLabels() === english ? en : zh
}

interface ReviewLabels {
  title: string
  lead: string
  /** Under each heading what to do, one sentence a line. */
  sections: readonly { heading: string; lines: readonly string[] }[]
  /** Lead to pages beside this one. */
  links: readonly { text: string; path: string }[]
  linksHeading: string
}

const zh: ReviewLabels = {
  title: '怎样评审',
  lead: '不需要服务器，也不需要账号：每个组件、每个状态、每个整页都在左侧。看一个故事时，按下面的顺序换一遍。',
  sections: [
    {
      heading: '主题',
      lines: [
        '工具栏的镜子图标切换浅色、深色和 Pro；每一页连同 Storybook 的边框都会跟着变。',
        '黄铜色只表示会员；其他主题里它只出现在 PRO 标记、会员头像框和升级入口。',
      ],
    },
    {
      heading: '语言',
      lines: [
        '地球图标切换中文和英文；打开时用浏览器的语言。',
        '看最长的文字会不会折断、溢出，标题是否在标点处换行。',
      ],
    },
    {
      heading: '宽度',
      lines: [
        '视口图标有四个宽度：320、375、768、1280；布局在 768 处改变。',
        '320 像素也是桌面放大到 400% 的样子：除表格和代码外，不应横向滚动。',
      ],
    },
    {
      heading: '状态',
      lines: [
        '每个状态是一个故事：空、加载、出错、停用、很长的内容。少了哪个，就是一个缺陷。',
        '在 Controls 面板里可以改属性；名字写成动作的故事会自己操作一遍，步骤在 Interactions 面板里。',
        '用 Tab 走一遍：焦点处处可见；用动效图标看减弱动效时的样子。',
        'Accessibility 面板列出 axe 的结果；每个故事都必须没有违规。',
      ],
    },
    {
      heading: '变量在哪里',
      lines: [
        '颜色、字号、间距、圆角、阴影和时间都是 --cq-* 变量，在 packages/ui/src/theme；名字和现值见“Foundations”。',
        '组件只用角色（--cq-ink-soft），不写颜色；要改颜色，改变量，三个主题一起看。',
        '组件的文字在 packages/ui/src/labels；产品的文字在 packages/app/src/messages。',
      ],
    },
    {
      heading: '怎样反馈',
      lines: [
        '复制地址栏：里面有故事、主题和语言。写上宽度、看到了什么、应该是什么。',
        '在代码仓库里提一个 issue，一件事一个；能附截图更好。',
        '改动之后，npm run pictures 比较前后每个故事的图。',
      ],
    },
  ],
  linksHeading: '从这里开始',
  links: [
    { text: '全部组件', path: '/story/parts--parts' },
    { text: '颜色', path: '/story/foundations-colors--colors' },
    { text: '文字与语气', path: '/story/foundations-writing--writing' },
  ],
}

const en: ReviewLabels = {
  title: 'How to review',
  lead: 'No server, no account: every component, state and whole screen is on the left. Look at a story once in each of these ways.',
  sections: [
    {
      heading: 'Themes',
      lines: [
        'The mirror in the toolbar changes between light, dark and Pro; every page follows, Storybook’s own frame too.',
        'Brass means membership alone; in the other themes it is on the PRO mark, the member’s frame and the way to Pro only.',
      ],
    },
    {
      heading: 'Languages',
      lines: [
        'The globe changes between Chinese and English; Storybook opens in your browser’s language.',
        'Look whether the longest text breaks or overflows, and whether Chinese headings break at punctuation.',
      ],
    },
    {
      heading: 'Widths',
      lines: [
        'The viewport button has four: 320, 375, 768 and 1280; layouts change at 768.',
        '320 pixels are a desktop magnified to 400 %, too: nothing scrolls sideways but tables and code.',
      ],
    },
    {
      heading: 'States',
      lines: [
        'Each state is a story: empty, loading, failed, disabled, very long. One that is missing is a defect.',
        'The Controls panel changes props. A story named by what somebody does, does it by itself; Interactions lists the steps.',
        'Go through it by Tab: the focus is always to be seen. The play button shows it with reduced motion.',
        'The Accessibility panel has what axe found; every story must be without violations.',
      ],
    },
    {
      heading: 'Where tokens are',
      lines: [
        'Colors, sizes, space, corners, shadows and times are --cq-* variables in packages/ui/src/theme; Foundations shows their names and present values.',
        'Components name roles (--cq-ink-soft), never colors. To change a color, change its token, and look at all three themes.',
        'What parts say is in packages/ui/src/labels, what the product says in packages/app/src/messages.',
      ],
    },
    {
      heading: 'How to report',
      lines: [
        'Copy the address: it names the story, the theme and the language. Add the width, what you see and what it should be.',
        'Open an issue in the repository, one for each thing; a picture helps.',
        'After a change, npm run pictures compares every story before and after.',
      ],
    },
  ],
  linksHeading: 'Where to begin',
  links: [
    { text: 'All parts', path: '/story/parts--parts' },
    { text: 'Colors', path: '/story/foundations-colors--colors' },
    { text: 'Writing', path: '/story/foundations-writing--writing' },
  ],
}
