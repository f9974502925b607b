import { plural } from '@dopahiya/domain/site';

export const listings = 'My listings';
export const intro = 'Manage your listings.';
export const listBike = 'List Your Bike';
export const none = 'No listings yet';
export const noneMeans = 'Bikes you list appear here, with their views and photos.';
export const failed = 'We couldn’t load your listings.';
export const tryLater = 'Try again in a moment.';
export const loadMore = 'Load More Listings';
export const demoData = 'Using demo data from localStorage - could not connect to server';
export const placeholderData = 'Using placeholder data - no bikes found';
export const lastSeen = 'Your listings when you last opened them';

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
export const noReason = 'no reason given';
export const pendingMeans = (end: string | null) =>
  `Others see it marked PENDING until we’ve checked it.${end === null ? '' : ` On sale until ${end}.`}`;
export const activeMeans = (end: string | null) =>
  `Others see it marked VERIFIED.${end === null ? '' : ` On sale until ${end}.`}`;
export const heldBecause = (reason: string) => `Hidden while we check it: ${reason}`;
export const rejectedBecause = (reason: string) => `Hidden from others: ${reason} Fix this and we’ll check it again.`;
export const withdrawnMeans = 'You took it off sale. Only you can see it.';
export const expiredOn = (day: string | null) =>
  day === null ? 'Its 60 days are over. Only you can see it.' : `Its 60 days ended on ${day}. Only you can see it.`;
export const soldOn = (day: string | null, price: string | null) =>
  `Sold${day === null ? '' : ` on ${day}`}${price === null ? '' : ` for ${price}`}. It’s no longer listed.`;

export const confirmBy = (day: string) => `Confirm your email by ${day}, or we’ll delete this listing.`;
export const seenOnceConfirmed = 'Buyers see your listing once you confirm your email. The link is in your inbox.';
export const sendLink = 'Resend link';
export const linkSent = 'We have sent a new link. Open it to confirm your email.';
export const linkNotSent = 'We could not send the link. Try again in a moment.';

export const of = (action: string, title: string) => `${action}: ${title}`;
export const edit = 'Edit';
export const photos = 'Photos';
export const changePrice = 'Change price';
export const markSold = 'Mark sold';
export const renew = 'Keep for 60 more days';
export const notSold = 'Undo sale';
export const sellAgain = 'Relist';
export const renewed = 'On sale for 60 days from today.';
export const withdraw = 'Withdraw';
export const remove = 'Delete';

export const cancel = 'Cancel';
export const keep = 'Keep it';
export const done = 'Done';
export const priceQuestions = {
  price: {
    title: 'Change price',
    label: 'New price',
    means: 'Enter whole rupees. Buyers can see earlier prices.',
    confirm: 'Change price',
    failed: 'We couldn’t change the price.',
  },
  sell: {
    title: 'Mark sold',
    label: 'Sold for (optional)',
    means: 'Only you see this price. You can undo the sale for a day. After that, you can’t edit the listing.',
    confirm: 'Mark sold',
    failed: 'We couldn’t mark it sold.',
  },
};
export const withdrawal = {
  means: 'Only you will see it. You can relist it any time.',
  confirm: 'Withdraw it',
  confirming: 'Withdrawing...',
  failed: 'We couldn’t withdraw it.',
};
export const removal = {
  means: 'This deletes the listing, its photos, views and price history for good.',
  confirm: 'Delete it',
  confirming: 'Deleting...',
  failed: 'We couldn’t delete it.',
};
export const changedMeanwhile =
  'This listing was changed in another tab or by us. Check the new version and try again.';
export const notChanged = 'That didn’t work. Try again in a moment.';

export const unsent = (count: number) =>
  plural(count, { one: 'One photo wasn’t uploaded.', other: `${count} photos weren’t uploaded.` });
export const sendAgain = 'Send again';
export const photoNumber = (number: number) => `photo ${number}`;
export const photoNotChanged = 'We couldn’t change the photos. Try again in a moment.';
