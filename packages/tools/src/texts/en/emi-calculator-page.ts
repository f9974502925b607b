/** Words of the EMI calculator. */
export const headTitle = 'EMI Calculator for bike loans | Dopahiya';
export const headDescription =
  'What a two-wheeler loan costs a month and in all, for seven tenures, paid in advance or in arrears.';

export const back = 'Back';
export const title = 'EMI Calculator - Bike Loan';
export const intro = 'Move the rulers. Every tenure updates at once, so you can see what an extra year really costs.';

export const loanAmount = 'Loan amount';
export const interestRate = 'Interest rate, yearly';
export const emiType = 'EMI type';
export const arrears = 'In arrears';
export const arrearsDetail = 'First EMI a month after the loan';
export const advance = 'In advance';
export const advanceDetail = 'First EMI on the day of the loan';
export const calculate = 'Calculate EMI';

export const tableTitle = (amount: string, rate: string) => `For ${amount} at ${rate}%`;
export const tableNote = 'Reducing balance';
export const tableFootnote = 'Indicative. Lenders add processing charges of up to 3%.';
