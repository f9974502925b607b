import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/overview.ts';
import type * as Hindi from './overview.ts';

export const title = 'डेस्क';
export const inboxFailed = 'इनबॉक्स नहीं खुला';
export const waiting = {
  messages: 'खुले संदेश',
  figure_reports: 'ग़लत आँकड़ों की शिकायतें',
  questions: 'सवाल बिना जवाब के',
  moderation_cases: 'जाँच के मामले',
  drafts: 'आपके ड्राफ़्ट',
};
export const gaps = 'जहाँ सबसे ज़्यादा लोग देखते हैं, वहाँ क्या नहीं है';
export const modelsFailed = 'मॉडल नहीं खुले';
export const noGaps = 'अभी कोई मॉडल नहीं';
export const allModels = 'सब मॉडल';
export const drafts = 'इस डिवाइस पर आपके ड्राफ़्ट';
export const changes = 'पिछले बदलाव';
export const allChanges = 'सब बदलाव';

export type Checked = Translation<typeof Hindi, typeof English>;
