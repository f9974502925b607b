/** Words of the page on two-wheeler loans. Claims in it are the owner's: change or drop them here. */
export const headTitle = 'Two-Wheeler Loan: rates, charges and EMI | Dopahiya';
export const headDescription =
  'Two-wheeler loan rates from 12% a year and up to 95% of the on-road price: what lenders ask, what a month costs, and four steps to the loan.';

export const home = 'Home';
export const title = 'Two-Wheeler Loan';
export const intro =
  'Rates from 12% a year, up to 95% of the on-road price. What it costs in the end stands beside every rate.';
export const offer = 'The offer';
export const offers = [
  { title: 'From 12% a year', text: 'on a reducing balance' },
  { title: 'Up to 95% of the on-road price', text: 'you pay the rest at the showroom' },
  { title: '6 months to 10 years', text: 'the shorter, the cheaper' },
  { title: 'Charges beside every rate', text: 'nil, 2% or 3% onwards' },
];

export const onRoadIn = (price: string, city: string) => `on-road ${price}, ${city}`;
export const largestLoan = (loan: string) => `95% of it: ${loan}`;
export const youBring = (rest: string) => `you bring ${rest}`;

export const calculator = 'What a month costs';
export const loanAmount = 'Loan amount';
export const interestRate = 'Interest rate, yearly';
export const tenure = 'Tenure';
export const years = ' years';
export const yearsAloud = (count: string) => (count === '1' ? '1 year' : `${count} years`);
export const calculate = 'Calculate EMI';
export const emiTitle = (months: number) => `EMI for ${months} months`;
export const reducing = 'Reducing balance';
export const warning = (rate: string, emi: string, interest: string) =>
  `Most offers below begin at ${rate}%. Then a month is ${emi}, and the interest ${interest}.`;
export const schedule = 'Month by month';
