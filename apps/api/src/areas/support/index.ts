export { type FillLevel, FillWatch } from './fill-watch.ts';
export { MessageRepository, type MessageRow } from './message-repository.ts';
