export { registeredAt } from './transfer/registered-at.ts';
export { stateOfRegistration } from './transfer/state-of-registration.ts';
export { type Span, type TransferCosts, transferCosts } from './transfer/transfer-costs.ts';
