import { formatNumber, plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/entry-list.ts';
import type * as Hindi from './entry-list.ts';

export const search = 'खोजिए';
export const order = 'क्रम';
export const byGaps = 'जिनमें जानकारी नहीं, वे पहले';
export const byTitle = 'नाम से';
export const count = (entries: number) =>
  plural(entries, { one: `${formatNumber(entries)} प्रविष्टि`, other: `${formatNumber(entries)} प्रविष्टियाँ` });
export const failed = 'सूची नहीं खुली';
export const nothing = 'यहाँ अभी कुछ नहीं है';
export const nothingFound = (words: string) => `“${words}” के लिए कुछ नहीं मिला`;
export const draft = 'ड्राफ़्ट';
export const missing = (gaps: string) => `नहीं है: ${gaps}`;
export const more = (rest: number) => plural(rest, { one: 'और एक बात', other: `और ${formatNumber(rest)} बातें` });
export const views = (times: number) =>
  plural(times, {
    one: `चार हफ़्तों में ${formatNumber(times)} बार देखा गया।`,
    other: `चार हफ़्तों में ${formatNumber(times)} बार देखा गया।`,
  });
export const changed = (day: string) => `${day} को बदला।`;
export const add = 'नया';
export const newOf: Partial<Record<string, string>> = {
  model: 'नया मॉडल',
  brand: 'नया ब्रांड',
  showroom: 'नया शोरूम',
  article: 'नया लेख',
  'part-group': 'पार्ट्स का नया समूह',
};
export const aboutOf: Partial<Record<string, string>> = {
  showroom: 'यहाँ केवल असली शोरूम हैं। किसी शहर में ब्रांड का पहला असली शोरूम वहाँ के नमूने की जगह लेता है।',
};
export const goOn = 'आगे बढ़िए';
export const name = 'नाम';
export const slug = 'वेब पते का आख़िरी हिस्सा';
export const slugMeans = 'अंग्रेज़ी के छोटे अक्षर, अंक और हाइफ़न। बाद में यही रहता है।';
export const slugRefused = 'छोटे अक्षर और अंक लिखिए, बीच में एक-एक हाइफ़न।';

export type Checked = Translation<typeof Hindi, typeof English>;
