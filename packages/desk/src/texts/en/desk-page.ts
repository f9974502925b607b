export const missingTitle = 'Page not found | Dopahiya';
export const missingDescription = 'Check the address for typing errors, or search for a bike.';

export const title = 'Desk';
export const failed = 'The desk could not be opened';
export const whatFor = 'Edit bikes, prices, showrooms and articles, and read messages.';
export const open = 'Open the desk';
