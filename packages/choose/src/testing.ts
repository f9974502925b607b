export { chooseHandlers } from './testing/choose-handlers.ts';
