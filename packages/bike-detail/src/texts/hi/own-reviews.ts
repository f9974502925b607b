import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/own-reviews.ts';
import type * as Hindi from './own-reviews.ts';

export const yours = (bike: string) => `${bike} पर आपका रिव्यू`;
export const states = {
  PENDING: 'जाँच हो रही है',
  PUBLISHED: 'प्रकाशित',
  REJECTED: 'प्रकाशित नहीं हुआ',
} as const;
export const pendingMeans = 'जाँच होने तक इसे सिर्फ़ आप देख सकते हैं।';
export const refusedBecause = (reason: string) => `यह प्रकाशित नहीं हुआ: ${reason} बदलिए, फिर हम दोबारा जाँचेंगे।`;
export const edit = 'रिव्यू बदलिए';
export const remove = 'रिव्यू हटाइए';
export const removing = 'हटा रहे हैं...';
export const removeTitle = 'अपना रिव्यू हटाएँ?';
export const removeMeans = 'इस पर मिले वोट भी हट जाएँगे। यह वापस नहीं हो सकता।';
export const keep = 'रहने दीजिए';
export const removed = 'आपका रिव्यू हट गया।';
export const removeFailed = 'आपका रिव्यू नहीं हट सका।';
export const removeFailedWhy = 'हमारी ओर से गड़बड़ी हुई। एक मिनट में फिर कोशिश कीजिए।';

export const loading = 'आपके रिव्यू आ रहे हैं...';
export const failed = 'आपके रिव्यू नहीं आ सके।';
export const none = 'आपने अभी किसी बाइक का रिव्यू नहीं लिखा।';
export const noneMeans = 'किसी बाइक का पेज खोलिए और वहाँ रिव्यू लिखिए।';
export const findBike = 'बाइक खोजिए';
export const listLabel = 'आपके रिव्यू';

export type Checked = Translation<typeof Hindi, typeof English>;
