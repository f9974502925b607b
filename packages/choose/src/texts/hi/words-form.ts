import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/words-form.ts';
import type * as Hindi from './words-form.ts';

export const label = 'अपने शब्दों में लिखिए';
export const example = 'दफ़्तर, रोज़ 40 किमी, 1 लाख तक';
export const read = 'ज़रूरतें पढ़िए';
export const understood = (needs: readonly string[]) => `हमने समझा: ${needs.join('; ')}।`;
export const nothing = 'हमें इसमें कोई ज़रूरत समझ नहीं आई। लिखिए बाइक किस काम के लिए है, या कितने तक की हो।';
export const unused = (words: readonly string[]) => `ये काम नहीं आए: ${words.map((word) => `“${word}”`).join(', ')}।`;
export const named = (name: string, amount: string) => `${name}: ${amount}`;
export const most = (criterion: string) => `सबसे ज़रूरी: ${criterion}`;
export const city = 'शहर';

export type Checked = Translation<typeof Hindi, typeof English>;
