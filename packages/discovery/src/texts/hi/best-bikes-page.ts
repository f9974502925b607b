import { exampleRate } from './every-list.ts';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/best-bikes-page.ts';
import type * as Hindi from './best-bikes-page.ts';

export const documentTitle = 'भारत की सबसे अच्छी बाइकें और स्कूटर | Dopahiya';
export const documentDescription =
  'हर स्टाइल में भारत के सबसे ज़्यादा बिकने वाले पेट्रोल और इलेक्ट्रिक दोपहिया, एक्स-शोरूम कीमत के साथ, एक पैमाने पर बने।';

export const back = 'पीछे';
export const title = 'सबसे अच्छी बाइकें';
export const intro = `हर स्टाइल में सबसे ज़्यादा बिकने वाली बाइक या स्कूटर, पेट्रोल और इलेक्ट्रिक। बिक्री के आँकड़े अनुमानित हैं, इसलिए पास-पास वाली आगे-पीछे हो सकती हैं। ${exampleRate} सभी बाइकें एक पैमाने पर बनी हैं।`;

export const bikesHeading = 'बाइकें';
export const bikes = 'सबसे अच्छी बाइकें';
export const viewDetails = 'पूरा देखिए';

export const none = 'कोई बाइक नहीं मिली';
export const noneYet = 'नए मॉडल के लिए बाद में देखिए';
export const failed = 'सबसे अच्छी बाइकें नहीं आ सकीं';
export const failedWhy = 'सबसे अच्छी बाइकें लाने में गड़बड़ी हुई';

export type Checked = Translation<typeof Hindi, typeof English>;
