import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/paper-note.ts';
import type * as Hindi from './paper-note.ts';

export const note = 'Dopahiya से। कीमतें दिखाए शहर और महीने का अनुमान हैं। अंतिम कीमत डीलर के कोटेशन की है।';

export type Checked = Translation<typeof Hindi, typeof English>;
