import type { UsedBikeDetail } from '@dopahiya/domain/market';
import { formatDate } from '@dopahiya/domain/site';
import * as texts from '#texts/before-you-pay';
import { isInsuredOn, transferBillOf } from './transfer-bill.ts';
import type { Buyer } from './use-buyer.ts';

/** A notice for buyers: a warning, or what a badge means. */
export interface ListingNotice {
  title: string;
  text: string;
  tone: 'warn' | 'plain';
}

/**
 * Returns the notices for a buyer that follow from the seller's answers; the last one explains the listing's badge (sample, verified or
 * pending).
 */
export function noticesOf(bike: UsedBikeDetail, buyer: Buyer): ListingNotice[] {
  const isToOtherState = transferBillOf(bike, buyer).isToOtherState;
  return [
    ...(isInsuredOn(bike, buyer.day) === false ? [warn(uninsured(bike))] : []),
    ...(bike.is_loan_active ? [warn(texts.loan)] : []),
    ...(isToOtherState ? [warn(texts.otherState)] : []),
    { ...markOf(bike), tone: 'plain' },
  ];
}

const warn = (words: { title: string; text: string }): ListingNotice => ({ ...words, tone: 'warn' });

const uninsured = ({ is_insured, insurance_expiry_date }: UsedBikeDetail) =>
  is_insured && insurance_expiry_date !== null
    ? texts.insuranceEnded(formatDate(insurance_expiry_date))
    : texts.uninsured;

function markOf({ is_sample, is_verified }: UsedBikeDetail) {
  if (is_sample) return texts.sample;
  return is_verified ? texts.verified : texts.pending;
}
