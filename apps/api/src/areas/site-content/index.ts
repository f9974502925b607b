export { ownSingle, readSingle } from './read-single.ts';
export { confidences, singleFormats, type SingleKind, singleKinds, type Singles } from './single-formats.ts';
