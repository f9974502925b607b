export { LenderSection } from './lender-section.tsx';
export { LoanQuestions } from './loan-questions.tsx';
export { LoanSteps } from './loan-steps.tsx';
