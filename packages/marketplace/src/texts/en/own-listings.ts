import { plural } from '@dopahiya/domain/site';

export const listings = 'My listings';
export const intro = 'What others see of each, and what you can do with it.';
export const listBike = 'List Your Bike';
export const none = 'No listings yet';
export const noneMeans = 'A bike that you list stands here with its state, its views and its photos.';
export const failed = 'Your listings could not be loaded.';
export const tryLater = 'Try again in a moment.';
export const loadMore = 'Load More Listings';
export const demoData = 'Using demo data from localStorage - could not connect to server';
export const placeholderData = 'Using placeholder data - no bikes found';
export const lastSeen = 'Your listings as this browser last saw them';

export const ofYear = (name: string, year: number) => `${name}, ${year}`;
export const kilometres = (count: string) => `${count} km`;
export const listedOn = (day: string) => `listed ${day}`;
export const asking = 'asking';
export const views = (count: number) => plural(count, { one: '1 view', other: `${count} views` });
export const photoCount = (count: number) => plural(count, { one: '1 photo', other: `${count} photos` });

export const states = {
  pending: 'Pending',
  active: 'Verified',
  held: 'Held',
  sold: 'Sold',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  rejected: 'Rejected',
};
export const noReason = 'no reason was given';
export const pendingMeans = (end: string | null) =>
  `Others see it, marked PENDING until somebody here has looked at it.${end === null ? '' : ` On sale until ${end}.`}`;
export const activeMeans = (end: string | null) =>
  `Others see it, marked VERIFIED.${end === null ? '' : ` On sale until ${end}.`}`;
export const heldBecause = (reason: string) => `Nobody else sees it while we look into it: ${reason}`;
export const rejectedBecause = (reason: string) =>
  `Nobody else sees it: ${reason} Change what is wrong, and we look at it again.`;
export const withdrawnMeans = 'You took it off sale: nobody else sees it.';
export const expiredOn = (day: string | null) =>
  day === null ? 'Its 60 days are over: nobody else sees it.' : `Its 60 days ended on ${day}: nobody else sees it.`;
export const soldOn = (day: string | null, price: string | null) =>
  `Sold${day === null ? '' : ` on ${day}`}${price === null ? '' : ` for ${price}`}. It is on no list any more.`;

export const confirmBy = (day: string) => `Confirm your email by ${day}, or we’ll delete this listing.`;
export const seenOnceConfirmed =
  'Others see it once you confirm your email address. The link is in the email we sent you.';
export const sendLink = 'Send the link again';
export const linkSent = 'We have sent the link again. Open it to confirm your address.';
export const linkNotSent = 'The link was not sent. Try again in a moment.';

export const of = (action: string, title: string) => `${action}: ${title}`;
export const edit = 'Edit';
export const photos = 'Photos';
export const changePrice = 'Change price';
export const markSold = 'Mark sold';
export const renew = 'Keep for 60 more days';
export const notSold = 'Undo: it is not sold';
export const sellAgain = 'Put on sale again';
export const renewed = 'It is on sale for 60 days from today.';
export const withdraw = 'Withdraw';
export const remove = 'Delete';

export const cancel = 'Cancel';
export const keep = 'Keep it';
export const done = 'Done';
export const priceQuestions = {
  price: {
    title: 'Change price',
    label: 'New price',
    means: 'Whole rupees. The earlier price stays visible in the history of the listing.',
    confirm: 'Change price',
    failed: 'The price was not changed.',
  },
  sell: {
    title: 'Mark sold',
    label: 'Sold for (optional)',
    means: 'Only you see this price. You can undo this for a day. After that, a sold listing cannot be changed.',
    confirm: 'Mark sold',
    failed: 'It was not marked as sold.',
  },
};
export const priceWrong = (min: string, max: string) => `Give whole rupees from ${min} to ${max}, in digits.`;
export const withdrawal = {
  means: 'Nobody else will see it. You can put it on sale again at any time.',
  confirm: 'Withdraw it',
  confirming: 'Withdrawing...',
  failed: 'It was not withdrawn.',
};
export const removal = {
  means: 'The listing goes for good, with its photos, its views and its prices.',
  confirm: 'Delete it',
  confirming: 'Deleting...',
  failed: 'It was not deleted.',
};
export const changedMeanwhile =
  'This listing was changed meanwhile, in another tab or by us. What stands there now is shown: look at it and try again.';
export const notChanged = 'The server did not take it. Try again in a moment.';

export const unsent = (count: number) =>
  plural(count, { one: 'One photo did not arrive.', other: `${count} photos did not arrive.` });
export const sendAgain = 'Send again';
export const photoNumber = (number: number) => `photo ${number}`;
export const photoNotChanged = 'The photos were not changed. Try again in a moment.';
