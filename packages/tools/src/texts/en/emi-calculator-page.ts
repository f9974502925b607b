/** Words of the EMI calculator. */
export const headTitle = 'EMI Calculator for bike loans | Dopahiya';
export const headDescription = 'Work out the EMI and total cost of a two-wheeler loan for seven tenures.';

export const back = 'Back';
export const title = 'EMI Calculator - Bike Loan';
export const intro = 'Move the sliders to compare the EMI and total cost of every tenure.';

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
export const tableFootnote = (rate: string, month: string) =>
  `Our example rate is ${rate}% (${month}). Lenders add processing charges of up to 3%.`;

export const corrected = {
  amount: (taken: string) => `Loans can be ₹10,000 to ₹10,00,000, so we used ${taken}.`,
  rate: (taken: string) => `Rates can be 1% to 20%, so we used ${taken}%.`,
};

export const tenure = 'Tenure for the schedule';
export const tenureChoice = (months: number) => `${months} months`;
export const schedule = 'Month by month';
export const scheduleNote = 'Amounts are rounded to the paisa. The last instalment settles the difference.';

export const partPayment = 'Pay part of the loan early';
export const partNote = 'See what you save, if your lender charges no fee.';
export const part = 'Part payment';
export const after = 'Paid with EMI number';
export const less = 'What should go down';
export const lessMonths = 'Tenure';
export const lessMonthsDetail = 'Same EMI, fewer months';
export const lessEmi = 'EMI';
export const lessEmiDetail = 'Same months, smaller EMI';
export const noPart = 'Enter a part payment to see what you save.';
export const savesMonths = (interest: string, months: number) =>
  months === 1
    ? `You save ${interest} in interest and 1 month.`
    : `You save ${interest} in interest and ${months} months.`;
export const savesEmi = (interest: string, emi: string) =>
  `You save ${interest} in interest. Each later EMI is ${emi}.`;
export const savesAll = (interest: string) => `This pays off the loan and saves ${interest} in interest.`;

export const otherWay = 'How much can you borrow?';
export const canPay = 'I can pay each month';
export const affordable = (pay: string, months: number, loan: string) =>
  `${pay} a month for ${months} months pays off a loan of ${loan}.`;
export const takeLoan = 'Use this loan amount';
