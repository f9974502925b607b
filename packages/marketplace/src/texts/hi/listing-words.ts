import type { ListingColour, ListingCondition, ListingOwner } from '@dopahiya/domain/market';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/listing-words.ts';
import type * as Hindi from './listing-words.ts';

export const owners: Record<ListingOwner, string> = {
  '1st': 'पहला मालिक',
  '2nd': 'दूसरा मालिक',
  '3rd+': 'तीसरा या बाद का मालिक',
};
export const conditions: Record<ListingCondition, string> = {
  excellent: 'बहुत अच्छी',
  good: 'अच्छी',
  fair: 'ठीक-ठाक',
  needs_work: 'काम चाहिए',
};
export const colours: Record<ListingColour, string> = {
  Black: 'काला',
  White: 'सफ़ेद',
  Red: 'लाल',
  Blue: 'नीला',
  Silver: 'सिल्वर',
  Green: 'हरा',
  Yellow: 'पीला',
  Grey: 'स्लेटी',
};

export type Checked = Translation<typeof Hindi, typeof English>;
