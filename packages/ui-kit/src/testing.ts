export { insertPageStyle } from './testing/insert-page-style.ts';
export { sampleBike, sampleBikes, sampleImage } from './testing/sample-bike.ts';
