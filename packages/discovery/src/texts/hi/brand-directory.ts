import { formatNumber, plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/brand-directory.ts';
import type * as Hindi from './brand-directory.ts';

export const documentTitle = 'भारत के सभी बाइक और स्कूटर ब्रांड | Dopahiya';
export const documentDescription = 'मोटरसाइकिल, स्कूटर और इलेक्ट्रिक दोपहिया बनाने वाली हर कंपनी, मॉडल और कीमत के साथ।';

export const home = 'होम';
export const brands = 'ब्रांड';
export const title = 'सभी ब्रांड';
export const intro = 'हमारे यहाँ की हर दोपहिया कंपनी, मौजूदा और बंद हो चुके मॉडल के साथ।';

export const search = 'ब्रांड खोजिए';
export const searchPlaceholder = 'ब्रांड खोजिए...';
export const submit = 'खोजिए';

export const shown = (count: number) => plural(count, { one: `${count} ब्रांड`, other: `${count} ब्रांड` });
export const since = (year: number) => `${year} से`;
export const fromSince = (country: string, year: number) => `${country}, ${year} से`;
export const models = (count: number) =>
  plural(count, { one: `${formatNumber(count)} मॉडल`, other: `${formatNumber(count)} मॉडल` });

export const none = 'इस खोज का कोई ब्रांड नहीं मिला';
export const failed = 'ब्रांड नहीं आ सके';
export const failedWhy = 'ब्रांड लाने में गड़बड़ी हुई';

export type Checked = Translation<typeof Hindi, typeof English>;
