export const name = 'Dopahiya';
