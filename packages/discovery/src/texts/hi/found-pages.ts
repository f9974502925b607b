import type { FoundPageKind } from '@dopahiya/domain/content';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/found-pages.ts';
import type * as Hindi from './found-pages.ts';

export const title = 'गाइड, टूल और जवाब';
export const kinds: Record<FoundPageKind, string> = {
  guide: 'गाइड',
  news: 'लेख',
  tool: 'टूल',
  question: 'जवाब',
  page: 'पेज',
};
export const sample = 'नमूना';
export const loading = 'गाइड, टूल और जवाब ढूँढे जा रहे हैं...';
export const failed = 'गाइड, टूल और जवाब लोड नहीं हुए';
export const none = 'आपकी खोज से मेल खाता कोई गाइड, टूल या जवाब नहीं मिला।';
export const allGuides = 'सभी गाइड और ख़बरें देखिए';
export const allAnswers = 'सभी जवाब देखिए';

export type Checked = Translation<typeof Hindi, typeof English>;
