export { bootScript } from './server/boot-script.ts';
export { contentSecurityPolicy, type InlineTexts } from './server/content-security-policy.ts';
export { fontScript, lazyFonts } from './server/lazy-fonts.ts';
export { pageStateBlock } from './server/page-state-block.ts';
export { dehydrateQueries, hasFailed } from './page-queries.ts';
export { firstImages, imageAddress, inlineImages, withoutPreloads } from './server/inline-images.ts';
export { routerState } from './server/router-state.ts';
