import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/similar-bikes.ts';
import type * as Hindi from './similar-bikes.ts';

export const title = 'मिलती-जुलती बाइकें';
export const arrowsLabel = 'मिलती-जुलती बाइकें';
export const failedBecause = (reason: string) => `मिलती-जुलती बाइकें नहीं आ सकीं: ${reason}`;
export const failed = 'मिलती-जुलती बाइकें नहीं आ सकीं';
export const loading = 'मिलती-जुलती बाइकें आ रही हैं';
export const needsScript = 'मिलती-जुलती बाइकें देखने के लिए JavaScript चालू करके पेज दोबारा खोलिए।';
export const noneFound = 'मिलती-जुलती कोई बाइक नहीं मिली';
export const listLabel = 'मिलती-जुलती बाइकें';

export type Checked = Translation<typeof Hindi, typeof English>;
