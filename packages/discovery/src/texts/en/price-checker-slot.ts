export const title = 'What will it cost on the road?';
export const subtitle =
  'The showroom price is not the price you pay: the page of each bike adds tax, registration and insurance, line by line.';
export const chooseBike = 'Choose a bike';
export const emiCalculator = 'EMI calculator';
