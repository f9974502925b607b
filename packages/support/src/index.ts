export { AccessibilityPage } from './accessibility-page/accessibility-page.tsx';
export { CookiesPage } from './cookies-page/cookies-page.tsx';
export { accessibilityHead, cookiesHead } from './static-page-heads.ts';
