export { messageText } from './chat/message-text.ts';
export { MessageParser } from './chat/message-parser.ts';
export { encodeIntentModel, guesses, type IntentModel, type Meaning } from './chat/classifier/intent-model.ts';
export { buckets, type Features, messageFeatures } from './chat/classifier/message-features.ts';
