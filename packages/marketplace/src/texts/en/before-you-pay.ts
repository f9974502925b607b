export const title = 'What to check before paying';
export const subtitle = 'In this order: papers, the bike, the price, the money.';

const vahan = { label: 'Look the number up on Vahan', address: 'https://vahan.parivahan.gov.in' };
const challans = { label: 'Look for challans', address: 'https://echallan.parivahan.gov.in' };
const stolen = { label: 'Search stolen vehicles (police)', address: 'https://digitalpolice.gov.in' };

export const checks = [
  {
    title: 'See it and ride it first',
    text: 'Pay no token and no courier by a link or a code for a bike you have not seen. For a test ride leave a proof of identity, no money.',
    registers: [],
  },
  {
    title: 'Papers: original, and in the seller’s name',
    text: 'The registration certificate itself, no copy, with the name that stands in the seller’s proof of identity. Vahan shows a part of the owner’s name, the number of owners, insurance and PUC.',
    registers: [vahan],
  },
  {
    title: 'Chassis and engine number',
    text: 'Read them on the metal and compare them with the certificate, sign by sign. The police can be asked whether the bike is stolen.',
    registers: [stolen],
  },
  {
    title: 'Loan',
    text: 'No lender may stand in the certificate. If one does, ask for its no-objection letter and form 35 first; the letter holds for three months.',
    registers: [],
  },
  {
    title: 'Challans and tax',
    text: 'No NOC is given while challans or tax are open. Challans are a search of their own.',
    registers: [challans],
  },
  {
    title: 'Sign forms 29 and 30 together, then pay',
    text: 'By bank transfer, against a receipt with date and time. The buyer applies within 30 days; the seller reports within 14 days in the state, within 45 days outside.',
    registers: [],
  },
];
export const guides = 'Guides to papers, transfer and NOC';
export const guidesAbout = 'used bikes';

export const seenHere = 'Seen on this listing';
export const uninsured = { title: 'No insurance.', text: 'Do not ride it home before a policy in your name begins.' };
export const insuranceEnded = (day: string) => ({
  title: `No insurance since ${day}.`,
  text: 'Do not ride it home before a policy in your name begins.',
});
export const loan = {
  title: 'Still on a loan.',
  text: 'It cannot go into your name before the lender is taken out of the certificate.',
};
export const otherState = {
  title: 'From another state.',
  text: 'It needs a NOC of the old office, and after twelve months a number of your state.',
};
export const verified = {
  title: 'VERIFIED',
  text: 'means that somebody here has looked at this listing. It says nothing about the engine or the papers.',
};
export const pending = { title: 'PENDING', text: 'means that nobody here has looked at this listing yet.' };
export const sample = { title: 'SAMPLE', text: 'means that this bike does not exist, and that nobody sells it.' };
