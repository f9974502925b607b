export const headTitle = 'Sell your bike or scooter | Dopahiya';
export const headDescription =
  'List your used bike or scooter in three steps: the vehicle, photos and place, your contact. Your draft stays in your browser until you send it.';

export const title = 'Sell your bike';
export const intro = 'Three short steps: the vehicle, photos and place, then your contact.';
export const badges = 'What we say of selling here';

export const start = 'Start Now';
export const startAbout = 'Sell your bike';
export const startSummary = 'Three steps. Your draft is kept.';

export const withoutScripts = 'Listing a bike needs JavaScript';
export const whatElse =
  'The form keeps your draft, makes photos smaller and sends them one by one: it does not work without scripts. Turn them on for this page, or look at what others sell, or write to us.';
export const toUsedBikes = 'Used bikes';
export const toContact = 'Contact us';
