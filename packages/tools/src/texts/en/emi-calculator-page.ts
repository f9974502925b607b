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

export const corrected = {
  amount: (taken: string) => `The calculator lends between ₹10,000 and ₹10,00,000: ${taken} is taken.`,
  rate: (taken: string) => `The calculator takes rates between 1% and 20%: ${taken}% is taken.`,
};

export const tenure = 'Tenure used below';
export const tenureChoice = (months: number) => `${months} months`;
export const schedule = 'Month by month';
export const scheduleNote = 'Each sum is rounded to the paisa; the last instalment settles what rounding leaves.';

export const partPayment = 'Paying a part back early';
export const partNote = 'Money that comes in between: what it saves, if the lender takes it without a charge.';
export const part = 'Part payment';
export const after = 'Paid with EMI number';
export const less = 'What becomes smaller';
export const lessMonths = 'The tenure';
export const lessMonthsDetail = 'Same EMI, fewer months';
export const lessEmi = 'The EMI';
export const lessEmiDetail = 'Same months, smaller EMI';
export const noPart = 'Set a part payment to see what it saves.';
export const savesMonths = (interest: string, months: number) =>
  months === 1
    ? `It saves ${interest} of interest and 1 month.`
    : `It saves ${interest} of interest and ${months} months.`;
export const savesEmi = (interest: string, emi: string) =>
  `It saves ${interest} of interest, and each EMI after it is ${emi}.`;
export const savesAll = (interest: string) => `It pays the loan off and saves ${interest} of interest.`;

export const otherWay = 'The other way round';
export const canPay = 'I can pay a month';
export const affordable = (pay: string, months: number, loan: string) =>
  `${pay} a month for ${months} months pays off a loan of ${loan}.`;
export const takeLoan = 'Calculate with this loan';
