import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/desk-page.ts';
import type * as Hindi from './desk-page.ts';

export const missingTitle = 'पेज नहीं मिला | Dopahiya';
export const missingDescription = 'पते में ग़लती हो तो सुधारिए, या बाइक खोजिए।';

export const title = 'डेस्क';
export const failed = 'डेस्क नहीं खुला';
export const whatFor = 'बाइक, कीमतें, शोरूम और लेख बदलिए, और संदेश पढ़िए।';
export const open = 'डेस्क खोलिए';

export type Checked = Translation<typeof Hindi, typeof English>;
