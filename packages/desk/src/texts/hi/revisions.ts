import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/revisions.ts';
import type * as Hindi from './revisions.ts';

export const log = 'लॉग';
export const logMeans = 'डेस्क से जो कुछ प्रकाशित हुआ, सबसे नया पहले।';
export const failed = 'बदलाव नहीं खुले';
export const nothing = 'यहाँ अभी कुछ नहीं बदला';
export const former = 'मिटाया गया खाता';
export const undoes = 'एक पुराना बदलाव वापस लेता है।';
export const wasUndone = 'बाद में वापस लिया गया।';
export const undo = 'वापस लीजिए';
export const undoOf = (title: string) => `वापस लीजिए: ${title}`;
export const undone = 'वापस ले लिया गया। एक मिनट में साइट पर दिखेगा।';
export const notUndone = 'यह वापस नहीं हुआ';
export const inTheWay = 'इसे बाद में फिर बदला गया।';
export const inTheWayMeans = 'पहले बाद का बदलाव वापस लीजिए, या मान बदलिए।';

export type Checked = Translation<typeof Hindi, typeof English>;
