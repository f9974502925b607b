export { insertPageStyle } from './testing/insert-page-style.ts';
export { sampleBike, sampleBikes } from './testing/sample-bike.ts';
export { sampleOnRoadPrice } from './testing/sample-on-road-price.ts';
export { samplePhoto } from './testing/sample-photo.ts';
export { sampleSuggestion } from './testing/sample-suggestion.ts';
export { untilRendered } from './testing/until-rendered.ts';
export { withoutScripts } from './testing/without-scripts.ts';
export { contrast } from './theme/contrast.ts';
export { contrastPairs } from './theme/contrast-pairs.ts';
