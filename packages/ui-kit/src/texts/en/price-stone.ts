export const copyPrice = 'Copy price details';
