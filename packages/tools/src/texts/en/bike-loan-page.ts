import { claimedShare, claimedTenures } from './owner-claims.ts';

/** Words of the page on two-wheeler loans. */
export const headTitle = 'Two-Wheeler Loan: rates, charges and EMI | Dopahiya';
export const headDescription = `Two-wheeler loan: up to ${claimedShare}% of the on-road price, what lenders ask with the month of each rate, what a month costs, and four steps to the loan.`;

interface Claim {
  from: string;
  month: string | null;
}

export const home = 'Home';
export const title = 'Two-Wheeler Loan';
export const intro = ({ from, month }: Claim) =>
  month === null
    ? `Rates from ${from}% a year, up to ${claimedShare}% of the on-road price. What it costs in the end stands beside every rate.`
    : `Rates from ${from}% a year in our table of ${month}, up to ${claimedShare}% of the on-road price. What it costs in the end stands beside every rate.`;
export const offer = 'The offer';
export const offers = ({ from, month }: Claim) => [
  {
    title: `From ${from}% a year`,
    text: month === null ? 'on a reducing balance' : `on a reducing balance, our table of ${month}`,
  },
  { title: `Up to ${claimedShare}% of the on-road price`, text: 'you pay the rest at the showroom' },
  { title: claimedTenures, text: 'the shorter, the cheaper' },
  { title: 'Charges beside every rate', text: 'as far as the lender says them' },
];

export const onRoadIn = (price: string, city: string) => `on-road ${price}, ${city}`;
export const largestLoan = (loan: string) => `${claimedShare}% of it: ${loan}`;
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
export const warning = ({ from, month }: Claim, emi: string, interest: string) =>
  month === null
    ? `Rates below begin at ${from}%. Then a month is ${emi}, and the interest ${interest}.`
    : `Our table of ${month} begins at ${from}%. Then a month is ${emi}, and the interest ${interest}.`;
export const schedule = 'Month by month';
