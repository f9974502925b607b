export { type Screening, type ScreeningReason, screenMessage } from './screening/screen-message.ts';
