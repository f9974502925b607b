export const headTitle = 'Sell your bike or scooter | Dopahiya';
export const headDescription =
  'Sell your used bike or scooter in three steps. Listing is free, and we never publish your number.';

export const title = 'Sell your bike';
export const intro = 'List it in three steps: the bike, photos and location, your contact details.';
export const badges = 'Selling on Dopahiya';

export const start = 'Start Now';
export const startAbout = 'Sell your bike';
export const startSummary = 'Three steps. We save your draft.';

export const withoutScripts = 'Turn on JavaScript to list a bike';
export const whatElse =
  'The form needs JavaScript to save your draft and upload photos. Turn it on in your browser settings.';
export const toUsedBikes = 'Used bikes';
export const toContact = 'Contact us';
