export { insertPageStyle } from './testing/insert-page-style.ts';
export { resolveColor } from './testing/resolve-color.ts';
export { leavesNewTabToBrowser } from './testing/leaves-new-tab-to-browser.ts';
export { sampleBike, sampleBikes, sampleSuggestion } from './testing/sample-bike.ts';
export { sampleOnRoadPrice } from './testing/sample-on-road-price.ts';
export { samplePhoto } from './testing/sample-photo.ts';
export { showEach } from './testing/show-each.tsx';
export { untilRendered, withoutScripts } from './testing/rendering.ts';
export { contrast, contrastPairs } from './theme/contrast-pairs.ts';
