export { aboutPage } from './about-page/about.page.ts';
export { accessibilityPage } from './accessibility-page/accessibility.page.ts';
export { cookiesPage } from './cookies-page/cookies.page.ts';
export { movedPage } from './moved-page/moved.page.tsx';
export { placeholderPage } from './placeholder-page/placeholder.page.tsx';
export { privacyPage } from './privacy-page/privacy.page.ts';
export { termsPage } from './terms-page/terms.page.ts';
export { faqsPage } from './faqs-page/faqs.page.ts';
