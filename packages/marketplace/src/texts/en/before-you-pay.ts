export const title = 'What to check before paying';
export const subtitle = 'Check in this order: the papers, the bike, the price, the money.';

const vahan = { label: 'Check the number on Vahan', address: 'https://vahan.parivahan.gov.in' };
const challans = { label: 'Check for challans', address: 'https://echallan.parivahan.gov.in' };
const stolen = { label: 'Check stolen vehicles (police)', address: 'https://digitalpolice.gov.in' };

export const checks = [
  {
    title: 'See it and ride it first',
    text: 'Never pay a token or courier fee for a bike you haven’t seen. For a test ride, leave ID, not money.',
    registers: [],
  },
  {
    title: 'Original papers in the seller’s name',
    text: 'Ask for the original registration certificate. The name must match the seller’s ID. Vahan shows part of the owner’s name, the number of owners, insurance and PUC.',
    registers: [vahan],
  },
  {
    title: 'Chassis and engine number',
    text: 'Compare the numbers on the bike with the certificate, digit by digit. Police can tell you if the bike is stolen.',
    registers: [stolen],
  },
  {
    title: 'Loan',
    text: 'If the certificate names a lender, ask for their no-objection letter and form 35 first. The letter is valid for three months.',
    registers: [],
  },
  {
    title: 'Challans and tax',
    text: 'You can’t get a NOC while challans or tax are unpaid. Check challans separately.',
    registers: [challans],
  },
  {
    title: 'Sign forms 29 and 30 together, then pay',
    text: 'Pay by bank transfer and get a receipt with date and time. The buyer applies within 30 days. The seller reports within 14 days, or 45 days for another state.',
    registers: [],
  },
];
export const guides = 'Guides to papers, transfer and NOC';
export const guidesAbout = 'used bikes';

export const seenHere = 'About this listing';
export const uninsured = { title: 'No insurance.', text: 'Don’t ride it home until your own policy starts.' };
export const insuranceEnded = (day: string) => ({
  title: `No insurance since ${day}.`,
  text: 'Don’t ride it home until your own policy starts.',
});
export const loan = {
  title: 'Loan still active.',
  text: 'You can’t transfer it until the lender is removed from the certificate.',
};
export const otherState = {
  title: 'From another state.',
  text: 'You need a NOC from its RTO, and a new number after twelve months.',
};
export const verified = {
  title: 'VERIFIED',
  text: 'means we have checked this listing. We haven’t checked the engine or the papers.',
};
export const pending = { title: 'PENDING', text: 'means we haven’t checked this listing yet.' };
export const sample = { title: 'SAMPLE', text: 'means this listing is an example. The bike isn’t for sale.' };
