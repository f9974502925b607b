import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/priced-variants.ts';
import type * as Hindi from './priced-variants.ts';

export const failedTitle = 'ऑन-रोड कीमतें नहीं आ सकीं';
export const checkConnection = 'इंटरनेट जाँचिए।';

export type Checked = Translation<typeof Hindi, typeof English>;
