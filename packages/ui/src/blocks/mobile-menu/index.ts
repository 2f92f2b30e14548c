export { MobileMenu, type MobileMenuLabels, type MobileMenuProps } from './mobile-menu.tsx'
