import { plural, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/search-page.ts';
import type * as Hindi from './search-page.ts';

export const search = 'बाइक और स्कूटर खोजिए';
export const example = '1 लाख से कम का 50 kmpl वाला स्कूटर';

export const howRead = 'आपकी खोज ऐसे पढ़ी गई';
export const readAs = 'यह खोजा गया';
export const parts = 'खोज के हिस्से';
export const sortedBy = (order: string) => `क्रम: ${order}`;
export const yourHeight = 'आपका कद';
export const heightMissing = 'खोज में अपना कद लिखिए, जैसे "160 सेमी कद के लिए स्कूटर"। या किसी बाइक के पेज पर ‘कद से मेल’ में भरिए।';
export const withoutOne = 'सब शर्तें पूरी करने वाली बाइक नहीं है। एक शर्त हटाकर देखिए';
export const without = (condition: string, count: number) =>
  plural(count, { one: `${condition} के बिना: ${count} बाइक`, other: `${condition} के बिना: ${count} बाइकें` });
/** Of two names, between which 'vs' stands, either is enough. */
const quoted = (names: string) => `"${names.replaceAll(' vs ', '" या "')}"`;
export const nameHas = (names: string) => `नाम में ${quoted(names)}`;
export const unknown = (word: string) => `समझ नहीं आया: "${word}"`;
export const notCounted = (words: readonly string[]) =>
  plural(words.length, {
    one: `"${words.join(' ')}" से कुछ नहीं मिला, इसलिए यह शब्द छोड़ा गया।`,
    other: `"${words.join(' ')}" से कुछ नहीं मिला, इसलिए ये शब्द छोड़े गए।`,
  });
export const notCountedBeside = (words: readonly string[]) =>
  plural(words.length, {
    one: `"${words.join(' ')}" और बाकी शब्दों से मिलने वाली बाइक नहीं है, इसलिए यह शब्द छोड़ा गया।`,
    other: `"${words.join(' ')}" और बाकी शब्दों से मिलने वाली बाइक नहीं है, इसलिए ये शब्द छोड़े गए।`,
  });
export const unfit = (names: string, wishes: readonly string[]) =>
  `${quoted(names)} नाम की कोई बाइक ${wishes.join(', ')} नहीं है। ये बाइकें सिर्फ़ नाम से मिलती हैं।`;
export const sameEverywhere = (place: string) =>
  `"${place}" छोड़ा गया: बाइकें हर जगह वही बिकती हैं। सिर्फ़ ऑन-रोड कीमत अलग है।`;
export const moreFilters = 'और फ़िल्टर';

export type Checked = Translation<typeof Hindi, typeof English>;
