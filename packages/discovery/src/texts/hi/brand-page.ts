import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/brand-page.ts';
import type * as Hindi from './brand-page.ts';

export const documentTitle = (brand: string) => `${brand} | Dopahiya`;

export const founded = 'स्थापना';
export const country = 'देश';
export const models = 'मॉडल';
export const searchBikes = (brand: string) => `${brand} की बाइकें खोजिए`;

export const wentWrong = 'कुछ गड़बड़ी हुई';
export const failed = 'ब्रांड नहीं आ सका';
export const failedWhy = 'ब्रांड लाने में गड़बड़ी हुई';
export const browseBrands = 'ब्रांड देखिए';

export type Checked = Translation<typeof Hindi, typeof English>;
