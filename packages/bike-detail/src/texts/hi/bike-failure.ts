import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/bike-failure.ts';
import type * as Hindi from './bike-failure.ts';

export const missingTitle = 'बाइक नहीं मिली';
export const invalidSlug = 'बाइक का पता सही नहीं है';
export const failedTitle = 'बाइक नहीं आ सकी';
export const failed = 'बाइक की जानकारी नहीं आ सकी';
export const failedBecause = (reason: string) => `बाइक की जानकारी नहीं आ सकी। ${reason}`;
export const failedWithStatus = (status: number | null) => `HTTP गड़बड़ी! स्थिति: ${status}`;

export type Checked = Translation<typeof Hindi, typeof English>;
