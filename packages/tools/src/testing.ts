export { ownershipHandlers } from './testing/ownership-handlers.ts';
export { buildOffer, buildShowroom, toolsHandlers } from './testing/tools-handlers.ts';
