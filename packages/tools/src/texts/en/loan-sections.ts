/** Words of what stands below the calculator of the page on two-wheeler loans. */
export const lenders = 'Lenders and rates';
export const sampleOffers = 'Sample offers';
export const lendersNote = 'Indicative. Sample lenders show typical offers.';
export const published = 'Published rates';
export const publishedNote =
  'Lenders published these rates in the month shown. They may have changed, so ask for today’s rate in writing.';
export const lendersLoading = 'Loading lenders’ rates';
export const lendersFailed = 'Error loading lenders';
export const lendersFailedHint = 'Lenders’ rates could not be loaded. You can still use the calculator.';
export const noLenders = 'No lenders found';
export const lender = 'Lender';
export const rate = 'Rate from';
export const charges = 'Charges';
export const month = 'Month';
export const emiColumn = (loan: string, months: number) => `EMI for ${loan}, ${months} months`;
export const everything = 'Total cost';
export const sample = 'Sample';
export const cheapest = '(the cheapest)';
export const nil = 'Nil';
export const notSaid = 'Not published';
export const onwards = (percent: string) => `${percent}% onwards`;
export const upTo = (from: string, to: string) => `${from}% to ${to}%`;
export const from = (percent: string) => `${percent}%`;
export const lendersFoot = (months: number) =>
  `Total cost is ${months} instalments plus the lowest charge. The highlighted row is the cheapest.`;
export const source = (name: string) => `Source: ${name}`;

export const steps = 'How to get a loan';
export const stepList = [
  { title: 'Find the on-road price', text: 'The loan covers a share of the on-road price in your city.' },
  { title: 'Compare two offers', text: 'Ask for reducing-balance rates. A flat 9% is about 16.5%.' },
  {
    title: 'Submit your documents',
    text: 'Proof of identity and address, and three months of salary slips or bank statements.',
  },
  {
    title: 'Sign at the showroom',
    text: 'The lender’s name stays on the registration certificate until the last EMI.',
  },
];

export const faqs = 'FAQs';
export const faqList = [
  {
    question: 'What is the difference between flat and reducing?',
    answer:
      'A flat rate is charged on the full loan until the end. A reducing rate is charged only on what you still owe. Always ask for the reducing rate.',
  },
  {
    question: 'Can I pay the loan back early?',
    answer:
      'Usually yes. Some lenders charge up to 5% of the balance. The Key Fact Statement, which every lender must give you, shows the charge. Our EMI calculator shows what a part payment saves.',
  },
  {
    question: 'Does a loan change the insurance?',
    answer:
      'By law you need only third-party and personal accident cover. Lenders also ask for own-damage cover until you repay the loan.',
  },
  {
    question: 'What happens to the registration certificate?',
    answer:
      'It names the lender (hypothecation). After the last EMI, the lender gives you a no-objection letter. Take it to the RTO with Form 35 to remove the entry.',
  },
];
