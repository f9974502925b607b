import { plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/overview.ts';
import type * as Hindi from './overview.ts';

export const title = 'डेस्क';
export const inboxFailed = 'इनबॉक्स नहीं खुला';
export const waiting = {
  messages: (count: number) => plural(count, { one: 'खुला संदेश', other: 'खुले संदेश' }),
  figure_reports: (count: number) => plural(count, { one: 'ग़लत आँकड़े की शिकायत', other: 'ग़लत आँकड़ों की शिकायतें' }),
  questions: (count: number) => plural(count, { one: 'सवाल बिना जवाब का', other: 'सवाल बिना जवाब के' }),
  moderation_cases: (count: number) => plural(count, { one: 'जाँच का मामला', other: 'जाँच के मामले' }),
  drafts: (count: number) => plural(count, { one: 'आपका ड्राफ़्ट', other: 'आपके ड्राफ़्ट' }),
};
export const gaps = 'जहाँ सबसे ज़्यादा लोग देखते हैं, वहाँ क्या नहीं है';
export const modelsFailed = 'मॉडल नहीं खुले';
export const noGaps = 'अभी कोई मॉडल नहीं';
export const allModels = 'सब मॉडल';
export const drafts = 'इस डिवाइस पर आपके ड्राफ़्ट';
export const changes = 'पिछले बदलाव';
export const allChanges = 'सब बदलाव';

export type Checked = Translation<typeof Hindi, typeof English>;
