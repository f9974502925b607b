export { messagePartsOf } from './chat/said.ts';
export { encodeIntentModel, guesses, type IntentModel, type Meaning } from './chat/classifier/intent-model.ts';
export { buckets, type Features, messageFeatures } from './chat/classifier/message-features.ts';
