import { plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/brands-page.ts';
import type * as Hindi from './brands-page.ts';

export const headTitle = 'ब्रांड और बाइक के हिसाब से स्पेयर पार्ट्स | Dopahiya';
export const headDescription =
  'ब्रांड और बाइक चुनिए: उसमें कौन-से टायर, लैंप और बैटरी लगते हैं, हर जानकारी के स्रोत के साथ, और पार्ट्स बारह समूहों में।';
export const brandHeadTitle = (brand: string) => `${brand} की बाइकों के स्पेयर पार्ट्स | Dopahiya`;
export const brandHeadDescription = (brand: string) =>
  `${brand} की बाइकें और स्कूटर: एक चुनिए और देखिए कि उसमें क्या लगता है, और पार्ट्स बारह समूहों में।`;

export const home = 'होम';
export const spareParts = 'स्पेयर पार्ट्स';
export const title = 'ब्रांड से पार्ट्स खोजिए';
export const intro =
  'पहले ब्रांड चुनिए, फिर अपनी बाइक। आप देखेंगे कि उसमें क्या लगता है और किस तरह के पार्ट्स उसके लिए हैं। यहाँ के उत्पाद नमूने हैं।';
export const brands = 'ब्रांड';
export const loadMore = 'और ब्रांड दिखाइए';
export const showLess = 'कम दिखाइए';
export const pages = 'ब्रांडों के पेज';
export const loading = 'ब्रांड आ रहे हैं';
export const failed = 'ब्रांड नहीं आ सके';
export const failedWhy = 'ब्रांड लाने में गड़बड़ी हुई';
export const none = 'कोई ब्रांड नहीं मिला';
export const shown = (count: number) => plural(count, { one: '1 ब्रांड', other: `${count} ब्रांड` });

export const bikesTitle = (brand: string) => `${brand} की बाइकें`;
export const selectBike = 'अपनी बाइक चुनिए';
export const moreBikes = 'और दिखाइए';
export const loadingMore = 'आ रहा है...';
export const bikePages = 'बाइकों के पेज';
export const loadingBikes = 'बाइकें आ रही हैं';
export const bikesFailed = 'बाइकें नहीं आ सकीं';
export const bikesFailedWhy = 'बाइकें लाने में गड़बड़ी हुई';
export const noBikes = 'कोई बाइक नहीं मिली';
export const noBikesHint = 'हमारी सूची में इस ब्रांड की कोई बाइक अभी नहीं है।';
export const noBrand = 'ब्रांड नहीं मिला।';
export const noBrandHint = 'इस पते पर कोई ब्रांड नहीं है।';
export const allBrands = 'सभी ब्रांड';
export const moreFailed = 'आगे का हिस्सा नहीं आ सका। कृपया फिर कोशिश कीजिए।';

export type Checked = Translation<typeof Hindi, typeof English>;
