export { isOnLoan } from './judgement/is-on-loan.ts';
export { judgeQuotation } from './judgement/judge-quotation.ts';
export {
  type JudgementReason,
  type LineJudgement,
  zeroExcess,
  type QuotationJudgement,
  type Verdict,
  wrongLines,
} from './judgement/judgement.ts';
