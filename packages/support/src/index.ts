export { accessibilityPage } from './accessibility-page/accessibility.page.ts';
export { cookiesPage } from './cookies-page/cookies.page.ts';
export { placeholderPage } from './placeholder-page/placeholder.page.tsx';
