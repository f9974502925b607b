import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/manifest.ts';
import type * as Hindi from './manifest.ts';

export const description = 'भारत की मोटरसाइकिलें, स्कूटर और इलेक्ट्रिक टू-व्हीलर खोजिए, तुलना कीजिए और कीमत जानें।';

export type Checked = Translation<typeof Hindi, typeof English>;
