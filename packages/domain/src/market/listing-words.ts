/**
 * Where a listing stands: `pending` until somebody has looked at it, `active` from then on, `held` while somebody looks into
 * it, `sold`, `expired` after its days, `withdrawn` by its seller, `rejected` by us. Others see what is pending, active or sold.
 */
export const listingStatuses = ['pending', 'active', 'held', 'sold', 'expired', 'withdrawn', 'rejected'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** Which owner sells a used bike. */
export const listingOwners = ['1st', '2nd', '3rd+'] as const;
export type ListingOwner = (typeof listingOwners)[number];

/** How a used bike is, in the words of who sells it. */
export const listingConditions = ['excellent', 'good', 'fair', 'needs_work'] as const;
export type ListingCondition = (typeof listingConditions)[number];

/** The colours that a seller chooses from. */
export const listingColours = ['Black', 'White', 'Red', 'Blue', 'Silver', 'Green', 'Yellow', 'Grey'] as const;
export type ListingColour = (typeof listingColours)[number];

/** What a listing may hold: characters of its texts, rupees, km, years back from this one, photos, and days before it expires. */
export const listingLimits = {
  model: 80,
  version: 80,
  registration_location: 80,
  loan_provider: 80,
  loan_remarks: 500,
  description: { min: 20, max: 1000 },
  price: { min: 1000, max: 9_999_999 },
  km: 999_999,
  years: 15,
  photos: 12,
  days: 60,
} as const;

/** How a list of used bikes can be sorted: 'low' puts the smallest first, `deal` the price furthest below the value, and `nearest` needs `near`. */
export const usedBikeSorts = ['newest', 'price-low', 'price-high', 'year-new', 'km-low', 'deal', 'nearest'] as const;
export type UsedBikeSort = (typeof usedBikeSorts)[number];

/** How far from a city a used bike may stand, in km. */
export const nearDistances = [10, 25, 50, 100, 250] as const;

/** What a seller can do with a listing besides deleting it; `renew` puts it on sale for 60 days more, `unsell` undoes a sale within a day. */
export type SellerChoice = 'edit' | 'sell' | 'unsell' | 'withdraw' | 'renew';

/** What a seller can do with a listing, by where it stands. */
export const sellerChoices: Readonly<Record<ListingStatus, readonly SellerChoice[]>> = {
  pending: ['edit', 'sell', 'withdraw', 'renew'],
  active: ['edit', 'sell', 'withdraw', 'renew'],
  held: ['edit'],
  sold: ['unsell'],
  expired: ['edit', 'sell', 'withdraw', 'renew'],
  withdrawn: ['edit', 'renew'],
  rejected: ['edit'],
};

/** How an asked price stands to what such bikes are asked for, the lowest first. */
export const dealGrades = ['great', 'good', 'fair', 'high', 'very-high'] as const;
export type DealGrade = (typeof dealGrades)[number];
