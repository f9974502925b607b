import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/showrooms-page.ts';
import type * as Hindi from './showrooms-page.ts';

/** Words of the showrooms page. */
export const headTitle = (brand: string, city: string) => `${city} में ${brand} के शोरूम | Dopahiya`;
export const headDescription = (brand: string, city: string) => `${city} में ${brand} के शोरूम, और ख़रीदने से पहले क्या पूछें।`;

export const home = 'होम';
export const showrooms = 'शोरूम';
export const title = (brand: string, city: string) => `${city} में ${brand} के शोरूम`;
export const count = (places: number) =>
  places === 1 ? '1 शोरूम जहाँ बाइक चलाकर देख सकते हैं।' : `${places} शोरूम जहाँ बाइक चलाकर देख सकते हैं।`;

export const formLabel = 'ब्रांड और शहर';
export const showMe = 'दिखाइए';
export const showroomsIn = 'के शोरूम, शहर';
export const brand = 'ब्रांड';
export const brandSearch = 'ब्रांड खोजिए...';
export const noBrands = 'कोई ब्रांड नहीं मिला';
export const show = 'शोरूम दिखाइए';
export const unknownBrand = (name: string) => `'${name}' नाम का ब्रांड हमें नहीं मिला। सूची से चुनिए।`;
export const unknownCity = (name: string) => `'${name}' नाम का शहर हमें नहीं मिला। सूची से चुनिए।`;

export const loading = 'शोरूम आ रहे हैं';
export const sample = 'नमूना';
export const callNow = 'फ़ोन कीजिए';
export const visitWebsite = 'वेबसाइट देखिए';
export const websiteOf = (name: string) => `${name} की, नए टैब में खुलती है`;
export const noNumber = 'नमूना है, इसलिए फ़ोन नंबर नहीं';
export const nothingFound = 'कोई शोरूम नहीं मिला';
export const nothingFoundHint = 'कोई और ब्रांड या पास का बड़ा शहर चुनिए।';
export const reset = 'शुरू जैसा कीजिए';
export const brandsFailed = 'ब्रांड नहीं आ सके। थोड़ी देर में फिर कोशिश कीजिए।';
export const dealersFailed = 'शोरूम नहीं आ सके। थोड़ी देर में फिर कोशिश कीजिए।';

export type Checked = Translation<typeof Hindi, typeof English>;
