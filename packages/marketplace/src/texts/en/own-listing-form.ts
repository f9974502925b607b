export const editOf = (title: string) => `Edit ${title}`;
export const labels = {
  expected_price: 'Expected price',
  is_price_negotiable: 'Price negotiable',
  brand: 'Brand',
  model: 'Model',
  version: 'Version',
  year_of_manufacture: 'Year of manufacture',
  km_ridden: 'Kilometres ridden',
  color: 'Colour',
  city: 'City',
  registration_location: 'Registration location',
  owner: 'Owner',
  condition: 'Condition',
  is_insured: 'Insured',
  insurance_expiry_date: 'Insurance expiry date',
  is_loan_active: 'Loan active',
  loan_provider: 'Loan provider',
  loan_remarks: 'Loan remarks',
  description: 'Description',
  contact: 'Contact number',
};
export const optional = 'optional';
export const whereItStands = 'Where the bike can be seen';
export const whoSeesPhone = '10 digits. Others never see it.';
export const noColour = 'Not said';
export const [yes, no, nothing] = ['Yes', 'No', 'nothing'];

export const missing = 'Fill this in.';
export const insuredUntilMissing = 'Give the day on which the insurance ends, or turn it off.';
export const lenderMissing = 'Name the lender, or turn the loan off.';
export const priceWrong = (min: string, max: string) => `Give whole rupees from ${min} to ${max}, in digits.`;
export const kmWrong = (max: string) => `Give whole kilometres from 0 to ${max}, in digits.`;
export const yearWrong = 'Give the year in which it was made, in four digits.';
export const descriptionWrong = (min: number, max: number) => `Write ${min} to ${max} characters.`;
export const phoneWrong = 'Give a phone number of 10 digits.';

export const save = 'Save changes';
export const saveMine = 'Save mine';
export const cancel = 'Cancel';
export const saved = 'Your changes are saved.';
export const unchanged = 'Nothing was changed.';
export const notSaved = 'Your changes are not saved.';
export const notSavedWhy = 'The server did not take them. What you typed is still here: try again in a moment.';

export const changedMeanwhile = 'This listing was changed meanwhile.';
export const bothStand =
  'In another tab, or by us. What you typed is still in the form: save it over what stands there, or take what stands there.';
export const yours = (value: string) => `Yours: ${value}`;
export const theirs = (value: string) => `Stands there: ${value}`;
export const takeTheirs = 'Take what stands there';
