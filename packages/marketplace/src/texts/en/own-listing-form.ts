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
export const whoSeesPhone = '10 digits. Never shown to others.';
export const noColour = 'Not specified';
export const [yes, no, nothing] = ['Yes', 'No', 'nothing'];

export const missing = 'Enter a value.';
export const kmWrong = (max: string) => `Enter kilometres from 0 to ${max}.`;
export const yearWrong = 'Enter the year of manufacture, with four digits.';
export const descriptionWrong = (min: number, max: number) => `Write ${min} to ${max} characters.`;
export const phoneWrong = 'Enter a 10-digit phone number.';

export const save = 'Save changes';
export const saveMine = 'Save mine';
export const cancel = 'Cancel';
export const saved = 'Changes saved.';
export const unchanged = 'No changes to save.';
export const notSaved = 'We couldn’t save your changes.';
export const notSavedWhy = 'We’ve kept what you typed. Try again in a moment.';

export const changedMeanwhile = 'This listing has changed since you opened it.';
export const bothStand = 'It was changed in another tab, or by us. Save your version or keep the other one.';
export const yours = (value: string) => `Yours: ${value}`;
export const theirs = (value: string) => `Current: ${value}`;
export const takeTheirs = 'Use the current one';
