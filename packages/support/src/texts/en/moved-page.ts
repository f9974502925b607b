export const headTitle = 'Dopahiya';
export const headDescription = 'This page has moved.';
