import { plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/reviews.ts';
import type * as Hindi from './reviews.ts';

export const title = 'रिव्यू';
export const orderLabel = 'रिव्यू का क्रम';
export const newestFirst = 'नए पहले';
export const highestFirst = 'ज़्यादा रेटिंग पहले';
export const lowestFirst = 'कम रेटिंग पहले';
export const listLabel = 'रिव्यू';
export const loadMore = 'और रिव्यू दिखाइए';

export const failedBecause = (reason: string) => `गड़बड़ी: ${reason}`;
export const failed = 'रिव्यू नहीं आ सके।';
export const moreFailed = 'और रिव्यू नहीं आ सके।';
export const noneFound = 'इस बाइक का कोई रिव्यू नहीं मिला।';
export const loading = 'रिव्यू आ रहे हैं...';
export const needsScript = 'रिव्यू देखने के लिए JavaScript चालू करके पेज दोबारा खोलिए।';

export const notRated = 'अभी रेटिंग नहीं। नमूने के रिव्यू नहीं गिने जाते।';
export const average = <Node>(stars: string, { b }: { b: (text: string) => Node }) => ['5 में से ', b(stars)];
export const ratingCount = (count: number) => plural(count, { one: '1 रेटिंग', other: `${count} रेटिंग` });

export const unnamedAuthor = 'एक चालक';
export const sample = 'नमूना';
export const readMore = 'पूरा पढ़िए';
export const showLess = 'कम दिखाइए';

export const helpful = (count: number) => (count === 0 ? 'काम का' : `काम का (${count})`);
export const confirmFirst = 'वोट देने के लिए ईमेल पक्का कीजिए।';
export const toConfirm = 'ईमेल पक्का कीजिए';
export const voteFailed = 'आपका वोट नहीं गिना गया।';

export type Checked = Translation<typeof Hindi, typeof English>;
