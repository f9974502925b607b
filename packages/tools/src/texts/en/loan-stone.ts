/** Texts of the box that shows what a loan costs. */
export const aMonth = 'a month';
export const loan = 'Loan amount';
export const interest = 'Total interest';
export const total = 'Total payment';
export const parts = (loanShare: string, interestShare: string) =>
  `${loanShare} of what you pay is the loan, ${interestShare} is interest`;
