/** Words of what stands below the calculator of the page on two-wheeler loans. */
export const lenders = 'Who lends at what';
export const sampleOffers = 'Sample offers, lender by lender';
export const lendersNote = 'Indicative. Samples stand for kinds of lender until real partners take their place.';
export const published = 'What lenders have published';
export const publishedNote =
  'Rates that a public list named in the month beside them: they may have changed. Some may begin below our table. Ask for today’s, in writing.';
export const lendersLoading = 'Loading what lenders ask';
export const lendersFailed = 'Error loading lenders';
export const lendersFailedHint = 'What lenders ask could not be loaded. The calculator works without it.';
export const noLenders = 'No lenders found';
export const lender = 'Lender';
export const rate = 'Rate from';
export const charges = 'Charges';
export const month = 'Month';
export const emiColumn = (loan: string, months: number) => `EMI for ${loan}, ${months} months`;
export const everything = 'Everything paid';
export const sample = 'Sample';
export const cheapest = '(the cheapest)';
export const nil = 'Nil';
export const notSaid = 'Not said';
export const onwards = (percent: string) => `${percent}% onwards`;
export const upTo = (from: string, to: string) => `${from}% to ${to}%`;
export const from = (percent: string) => `${percent}%`;
export const lendersFoot = (months: number) =>
  `Everything paid is ${months} instalments and the least charge. The tinted row is the cheapest, not an advertisement.`;
export const source = (name: string) => `Source: ${name}`;

export const steps = 'How it goes';
export const stepList = [
  { title: 'Find the on-road price', text: 'For your city, line by line. The loan is a share of that.' },
  { title: 'Compare two offers', text: 'Ask for the rate on the reducing balance. A flat 9% is about 16.5%.' },
  { title: 'Hand in the papers', text: 'Identity, address, and three months of salary slips or bank statements.' },
  { title: 'Sign at the showroom', text: 'The bank’s name goes on the registration certificate until the last EMI.' },
];

export const faqs = 'FAQs';
export const faqList = [
  {
    question: 'What is the difference between flat and reducing?',
    answer:
      'A flat rate is charged on the whole loan until the end, although you have paid part of it back. Ask for the reducing rate, always.',
  },
  {
    question: 'Can I pay the loan back early?',
    answer:
      'Mostly yes. Some lenders ask up to 5% of what is left for closing early: it stands in the Key Fact Statement that a lender must give you. The EMI calculator says what a part payment saves.',
  },
  {
    question: 'Does a loan change the insurance?',
    answer:
      'By law only third-party cover and personal accident cover are needed. A lender asks for own-damage cover too, until the loan is paid back.',
  },
  {
    question: 'What happens to the registration certificate?',
    answer:
      'It names the lender (hypothecation). After the last EMI the lender gives a no-objection letter, and with it and Form 35 the registration office removes the entry.',
  },
];
