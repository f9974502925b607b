import type { ReactNode } from 'react';
import { sentence } from '@dopahiya/ui-kit';

export const tenure = 'Tenure';
export const monthlyEmi = 'Monthly EMI';
export const totalInterest = 'Total interest';
export const totalPayment = 'Total payment';
export const loanAndInterest = 'Loan and interest';

export const months = (count: number, bold: (text: string) => ReactNode) => sentence(bold(`${count}`), ' months');
export const chosen = '(chosen)';
