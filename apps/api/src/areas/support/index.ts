export { type FillLevel, FillWatch } from './fill-watch.ts';
export { formatMessages } from './format-messages.ts';
export { MessageRepository } from './message-repository.ts';
