export { buildOffer, buildShowroom, toolsHandlers } from './testing/tools-handlers.ts';
