export { ownershipHandlers } from './testing/ownership-handlers.ts';
export { toolsHandlers } from './testing/tools-handlers.ts';
