import type { ReactNode } from 'react';
import { sentence } from '@dopahiya/ui-kit';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/emi-table.ts';
import type * as Hindi from './emi-table.ts';

export const tenure = 'अवधि';
export const monthlyEmi = 'मासिक किस्त';
export const totalInterest = 'कुल ब्याज';
export const totalPayment = 'कुल भुगतान';
export const loanAndInterest = 'लोन और ब्याज';

export const months = (count: number, bold: (text: string) => ReactNode) => sentence(bold(`${count}`), ' महीने');
export const chosen = '(चुनी हुई)';

export type Checked = Translation<typeof Hindi, typeof English>;
