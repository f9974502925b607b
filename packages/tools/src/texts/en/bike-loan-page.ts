/** Words of the page on two-wheeler loans. */
export const headTitle = 'Two-Wheeler Loan: rates, charges and EMI | Dopahiya';
export const headDescription = (share: string | null) =>
  share === null
    ? 'Two-wheeler loans: lenders’ rates, your EMI and four steps to apply.'
    : `Two-wheeler loans of up to ${share}% of the on-road price: lenders’ rates, your EMI and four steps to apply.`;

interface Claim {
  from: string;
  month: string | null;
}

/** What the owner says of loans; null where it is hidden. */
interface Offered {
  share: string | null;
  tenures: string | null;
}

export const home = 'Home';
export const title = 'Two-Wheeler Loan';
export const intro = ({ from, month }: Claim, share: string | null) => {
  const rates = month === null ? `Rates from ${from}% a year.` : `Rates from ${from}% a year (${month}).`;
  return share === null ? rates : `${rates} Borrow up to ${share}% of the on-road price.`;
};
export const offer = 'The offer';
export const offers = ({ from, month }: Claim, { share, tenures }: Offered) => [
  {
    title: `From ${from}% a year`,
    text: month === null ? 'on a reducing balance' : `on a reducing balance, ${month}`,
  },
  ...(share === null
    ? []
    : [{ title: `Up to ${share}% of the on-road price`, text: 'you pay the rest at the showroom' }]),
  ...(tenures === null ? [] : [{ title: tenures, text: 'shorter loans cost less' }]),
  { title: 'Charges shown', text: 'where the lender publishes them' },
];

export const onRoadIn = (price: string, city: string) => `on-road ${price}, ${city}`;
export const largestLoan = (share: number, loan: string) => `${share}% loan: ${loan}`;
export const youBring = (rest: string) => `you pay ${rest}`;

export const calculator = 'Work out your EMI';
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
    ? `At ${from}%, the lowest rate below, the EMI is ${emi} and the interest ${interest}.`
    : `At ${from}%, the lowest rate in ${month}, the EMI is ${emi} and the interest ${interest}.`;
export const schedule = 'Month by month';
