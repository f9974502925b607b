import { type State, stateNamed, states } from '../../pricing/index.ts';
import { cityWords } from './city-words.ts';

/** What people call a state beside its name: short names, letters of its number plates, and Hindi without the dot below. */
const spoken: Record<State, readonly string[]> = {
  'Andaman and Nicobar Islands': ['andaman', 'andamans', 'an', 'अंडमान और निकोबार', 'अंडमान निकोबार', 'अंडमान'],
  'Andhra Pradesh': ['andhra', 'ap', 'आंध्र प्रदेश', 'आन्ध्र प्रदेश', 'आंध्र'],
  'Arunachal Pradesh': ['arunachal', 'ar', 'अरुणाचल प्रदेश', 'अरुणाचल'],
  Assam: ['as', 'asom', 'असम', 'आसाम'],
  Bihar: ['br', 'बिहार'],
  Chandigarh: ['ch', 'चंडीगढ'],
  Chhattisgarh: ['cg', 'छत्तीसगढ'],
  'Dadra and Nagar Haveli and Daman and Diu': [
    'dadra',
    'daman diu',
    'diu',
    'dd',
    'dn',
    'दादरा और नगर हवेली',
    'दमन और दीव',
    'दीव',
  ],
  Delhi: ['dl', 'ncr', 'delhi ncr', 'दिल्ली'],
  Goa: ['ga', 'गोवा'],
  Gujarat: ['gj', 'gujrat', 'गुजरात'],
  Haryana: ['hr', 'हरियाणा'],
  'Himachal Pradesh': ['himachal', 'hp', 'हिमाचल प्रदेश', 'हिमाचल'],
  'Jammu and Kashmir': ['jk', 'j k', 'kashmir', 'jammu kashmir', 'जम्मू और कश्मीर', 'जम्मू कश्मीर', 'कश्मीर'],
  Jharkhand: ['jh', 'झारखंड', 'झारखण्ड'],
  Karnataka: ['ka', 'karnatka', 'कर्नाटक'],
  Kerala: ['kl', 'keralam', 'केरल'],
  Ladakh: ['la', 'लद्दाख'],
  Lakshadweep: ['ld', 'लक्षद्वीप'],
  'Madhya Pradesh': ['mp', 'madhyapradesh', 'मध्य प्रदेश', 'मध्यप्रदेश'],
  Maharashtra: ['mh', 'maharastra', 'महाराष्ट्र'],
  Manipur: ['mn', 'मणिपुर'],
  Meghalaya: ['ml', 'मेघालय'],
  Mizoram: ['mz', 'मिजोरम'],
  Nagaland: ['nl', 'नागालैंड', 'नगालैंड'],
  Odisha: ['od', 'or', 'ओडिशा', 'उडीसा', 'ओडिसा'],
  Puducherry: ['py', 'पुदुच्चेरी', 'पुडुचेरी', 'पांडिचेरी'],
  Punjab: ['pb', 'panjab', 'पंजाब'],
  Rajasthan: ['rj', 'राजस्थान'],
  Sikkim: ['sk', 'सिक्किम'],
  'Tamil Nadu': ['tn', 'tamilnadu', 'तमिलनाडु', 'तमिल नाडु'],
  Telangana: ['tg', 'ts', 'तेलंगाना', 'तेलंगना'],
  Tripura: ['tr', 'त्रिपुरा'],
  'Uttar Pradesh': ['up', 'u p', 'uttarpradesh', 'उत्तर प्रदेश', 'उत्तरप्रदेश'],
  Uttarakhand: ['uk', 'ua', 'उत्तराखंड', 'उत्तराखण्ड'],
  'West Bengal': ['wb', 'bengal', 'westbengal', 'पश्चिम बंगाल', 'बंगाल'],
};

const byName = new Map(
  states.flatMap((state) => [state, ...spoken[state]].map((name) => [cityWords(name), state] as const)),
);

/** The state that people call so, in any script; undefined for none. */
export const stateSpoken = (words: string): State | undefined => byName.get(cityWords(words)) ?? stateNamed(words);

/** The names of states that are long enough to be told from others with a slip of the pen. */
export const stateNames: readonly (readonly [name: string, state: State])[] = [...byName].filter(
  ([name]) => name.length > 4,
);

/** The two letters of a state's number plates. */
export const stateCode = (state: State): string =>
  (spoken[state].find((name) => name.length === 2) ?? '').toUpperCase();

/** What people call a state, without the letters of its number plates. */
export const namesOfState = (state: State): string[] => [state, ...spoken[state].filter((name) => name.length > 2)];
