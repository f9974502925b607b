import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/home-page.ts';
import type * as Hindi from './home-page.ts';

export const documentTitle = 'Dopahiya: भारत की बाइकें और स्कूटर, पैमाने पर, रुपये तक सही कीमत';
export const documentDescription =
  'भारत की मोटरसाइकिल, स्कूटर और इलेक्ट्रिक दोपहिया खोजिए और मिलाइए। असली नाप, स्पेसिफ़िकेशन और कीमत, महीने के साथ।';

export type Checked = Translation<typeof Hindi, typeof English>;
