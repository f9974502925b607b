export {
  isOnLoan,
  type JudgementReason,
  type LineJudgement,
  zeroExcess,
  type QuotationJudgement,
  type Verdict,
  wrongLines,
} from './judgement/judgement.ts';
export { judgeQuotation } from './judgement/judge-quotation.ts';
