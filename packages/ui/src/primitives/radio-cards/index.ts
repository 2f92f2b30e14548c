export { type RadioCard, RadioCards, type RadioCardsProps } from './radio-cards.tsx'
export { ThemeSwatch, type ThemeSwatchProps } from './theme-swatch.tsx'
