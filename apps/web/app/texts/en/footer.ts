export const about =
  'Two-wheeler information, reviews and comparisons. Read about new launches and compare bikes side by side.';

export const browse = 'Browse';
export const newBikes = 'New Bikes';
export const newScooters = 'New Scooters';
export const electric = 'Electric';
export const usedBikes = 'Used Bikes';

export const tools = 'Tools';
export const choose = 'Choose a Bike';
export const compareBikes = 'Compare Bikes';
export const emiCalculator = 'EMI Calculator';
export const bikeLoan = 'Bike Loan';
export const quoteChecker = 'Check a Quotation';
export const ownership = 'Cost of Owning';
export const howWeValue = 'How We Value';
export const showrooms = 'Showrooms';
export const spareParts = 'Spare Parts';

export const company = 'Company';
export const aboutUs = 'About Us';
export const contactUs = 'Contact Us';
export const privacyPolicy = 'Privacy Policy';
export const termsAndConditions = 'Terms and Conditions';

export const cookies = 'Cookies';
export const accessibility = 'Accessibility';

export const note = (year: number) =>
  `© ${year} Dopahiya. Prices are indicative, ex-showroom Delhi unless a city is shown.`;
