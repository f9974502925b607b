export { stateOfRegistration } from './transfer/state-of-registration.ts';
export {
  type Span,
  type TransferCosts,
  transferCosts,
  type TransferLine,
  type TransferQuestion,
} from './transfer/transfer-costs.ts';
