import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/loan-stone.ts';
import type * as Hindi from './loan-stone.ts';

/** Texts of the box that shows what a loan costs. */
export const aMonth = 'महीना';
export const loan = 'लोन की रकम';
export const interest = 'कुल ब्याज';
export const total = 'कुल भुगतान';
export const parts = (loanShare: string, interestShare: string) =>
  `आप जो देते हैं उसका ${loanShare} लोन है, ${interestShare} ब्याज`;

export type Checked = Translation<typeof Hindi, typeof English>;
