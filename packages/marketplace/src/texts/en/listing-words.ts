import type { ListingColour, ListingCondition, ListingOwner } from '@dopahiya/domain/market';

export const owners: Record<ListingOwner, string> = {
  '1st': '1st owner',
  '2nd': '2nd owner',
  '3rd+': '3rd owner or later',
};
export const conditions: Record<ListingCondition, string> = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  needs_work: 'Needs work',
};
export const colours: Record<ListingColour, string> = {
  Black: 'Black',
  White: 'White',
  Red: 'Red',
  Blue: 'Blue',
  Silver: 'Silver',
  Green: 'Green',
  Yellow: 'Yellow',
  Grey: 'Grey',
};
