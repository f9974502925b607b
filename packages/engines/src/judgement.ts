export { isOnLoan } from './judgement/is-on-loan.ts';
export { type JudgedQuotation, judgeQuotation } from './judgement/judge-quotation.ts';
export {
  type Excess,
  type JudgementReason,
  type LineJudgement,
  nothing,
  type QuotationJudgement,
  type Span,
  type Verdict,
  wrongLines,
} from './judgement/judgement.ts';
