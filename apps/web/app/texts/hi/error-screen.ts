import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/error-screen.ts';
import type * as Hindi from './error-screen.ts';

export const headTitle = (title: string) => `${title} | Dopahiya`;

export const missing = {
  title: 'पेज नहीं मिला',
  text: 'पते में ग़लती हो तो सुधारिए, या बाइक खोजिए।',
};

export const broken = {
  title: 'यह पेज नहीं चल रहा',
  text: 'माफ़ कीजिए, ग़लती हमारी है। पेज दोबारा खोलिए, या होम पेज पर जाइए।',
};

export const home = 'होम पेज पर जाइए';
export const search = 'बाइक खोजिए';

export const bestBikes = 'सबसे अच्छी बाइकें';
export const newScooters = 'नए स्कूटर';
export const electric = 'इलेक्ट्रिक';
export const usedBikes = 'पुरानी बाइकें';
export const contactUs = 'हमसे संपर्क';

export type Checked = Translation<typeof Hindi, typeof English>;
