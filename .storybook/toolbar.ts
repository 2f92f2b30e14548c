import type { GlobalTypes } from 'storybook/internal/types'

/** The first of the reader's languages that the product speaks; English where it speaks none. */
export function firstLanguage(wanted: readonly string[]): 'zh' | 'en' {
  const spoken = wanted.map((tag) => /^(zh|en)(?:-|$)/i.exec(tag)?.[1]?.toLowerCase())
  return spoken.find((language) => language !== undefined) === 'zh' ? 'zh' : 'en'
}

/** What the toolbar offers besides Storybook's own; where it starts is said in `preview.tsx`. */
export const toolbar: GlobalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'mirror',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'theme-pro', title: 'Pro', icon: 'starhollow' },
      ],
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'zh', title: '中文' },
        { value: 'en', title: 'English' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Motion as the system says' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
}

/** The widths the layouts are made for. */
export const viewports = {
  narrow: { name: 'Narrow phone, 320', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone, 375', styles: { width: '375px', height: '812px' } },
  breakpoint: { name: 'Breakpoint, 768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' } },
}
