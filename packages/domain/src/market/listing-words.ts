/**
 * Status of a listing: `pending` until it was checked, then `active`; `held` during an investigation, `sold`,
 * `expired`, `withdrawn` by its seller, `rejected` by moderation. Others see pending, active and sold listings.
 */
export const listingStatuses = ['pending', 'active', 'held', 'sold', 'expired', 'withdrawn', 'rejected'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** Number of owners of a used bike, including the seller. */
export const listingOwners = ['1st', '2nd', '3rd+'] as const;
export type ListingOwner = (typeof listingOwners)[number];

/** Condition of a used bike, as the seller describes it. */
export const listingConditions = ['excellent', 'good', 'fair', 'needs_work'] as const;
export type ListingCondition = (typeof listingConditions)[number];

/** Colours that sellers can choose. */
export const listingColours = ['Black', 'White', 'Red', 'Blue', 'Silver', 'Green', 'Yellow', 'Grey'] as const;
export type ListingColour = (typeof listingColours)[number];

/**
 * Limits of a listing: text lengths in characters, rupees, km, years as numbers, age in years, years that an insurance can last, number
 * of photos, and days until it expires.
 */
export const listingLimits = {
  model: 80,
  version: 80,
  registration_location: 80,
  loan_provider: 80,
  loan_remarks: 500,
  description: { min: 20, max: 1000 },
  price: { min: 1000, max: 9_999_999 },
  km: { min: 0, max: 999_999 },
  year: { min: 1900, max: 9999 },
  years: 15,
  insuredYears: 6,
  photos: 12,
  days: 60,
} as const;

/**
 * Sort orders for used bikes: `price-low` and `km-low` put the smallest first, `deal` the price furthest below
 * the value; `nearest` requires `near`.
 */
export const usedBikeSorts = ['newest', 'price-low', 'price-high', 'year-new', 'km-low', 'deal', 'nearest'] as const;
export type UsedBikeSort = (typeof usedBikeSorts)[number];

/** Search radius options around a city, in km. */
export const nearDistances = [10, 25, 50, 100, 250] as const;

/** Actions of a seller on a listing besides deleting it; `renew` extends it by 60 days, `unsell` undoes a sale within a day. */
export type SellerChoice = 'edit' | 'sell' | 'unsell' | 'withdraw' | 'renew';

/** Actions of a seller on a listing, by its status. */
export const sellerChoices: Readonly<Record<ListingStatus, readonly SellerChoice[]>> = {
  pending: ['edit', 'sell', 'withdraw', 'renew'],
  active: ['edit', 'sell', 'withdraw', 'renew'],
  held: ['edit'],
  sold: ['unsell'],
  expired: ['edit', 'sell', 'withdraw', 'renew'],
  withdrawn: ['edit', 'renew'],
  rejected: ['edit'],
};

/** Ratings of an asking price compared with the market, lowest price first. */
export const dealGrades = ['great', 'good', 'fair', 'high'] as const;
export type DealGrade = (typeof dealGrades)[number];
