import { devanagariNames } from '../../plain-words/devanagari-names.ts';
import { isDevanagari, soundsOf } from '../../plain-words/place-sounds.ts';

const modelNames: Readonly<Record<string, string>> = {
  हंटर: 'hunter',
  मीटियर: 'meteor',
  मिटियोर: 'meteor',
  हिमालयन: 'himalayan',
  गुरिल्ला: 'guerrilla',
  एक्सेस: 'access',
  रेडर: 'raider',
  राइडर: 'raider',
  रोनिन: 'ronin',
  एनटॉर्क: 'ntorq',
  एनटोर्क: 'ntorq',
  आईक्यूब: 'iqube',
  यूनिकॉर्न: 'unicorn',
  यूनिकार्न: 'unicorn',
  हॉर्नेट: 'hornet',
  डियो: 'dio',
  ग्लैमर: 'glamour',
  पैशन: 'passion',
  एक्सट्रीम: 'xtreme',
  एक्सपल्स: 'xpulse',
  डेस्टिनी: 'destini',
  प्लेजर: 'pleasure',
  प्लेटिना: 'platina',
  डोमिनार: 'dominar',
  एवेंजर: 'avenger',
  फ्रीडम: 'freedom',
  ड्यूक: 'duke',
  जिक्सर: 'gixxer',
  बर्गमैन: 'burgman',
  एवेनिस: 'avenis',
  फसिनो: 'fascino',
  फैसिनो: 'fascino',
  एरोक्स: 'aerox',
  रिज्टा: 'rizta',
  रिज्ता: 'rizta',
  रिजटा: 'rizta',
  रेडियन: 'radeon',
  रेडिऑन: 'radeon',
  स्पोर्ट: 'sport',
  प्लस: 'plus',
  प्रो: 'pro',
  डीलक्स: 'deluxe',
  सुपर: 'super',
  लिवो: 'livo',
  जूम: 'xoom',
  करिज्मा: 'karizma',
  इंटरसेप्टर: 'interceptor',
  कॉन्टिनेंटल: 'continental',
  शॉटगन: 'shotgun',
  स्कूटी: 'scooty',
  पेप: 'pep',
  जेस्ट: 'zest',
  रे: 'ray',
  निंजा: 'ninja',
  स्पीड: 'speed',
  स्क्रैम: 'scram',
  ऑर्बिटर: 'orbiter',
};

const letterNames: Readonly<Record<string, string>> = {
  डब्ल्यू: 'w',
  एक्स: 'x',
  क्यू: 'q',
  आई: 'i',
  एच: 'h',
  एफ: 'f',
  एल: 'l',
  एम: 'm',
  एन: 'n',
  आर: 'r',
  एस: 's',
  वाई: 'y',
  जेड: 'z',
  जी: 'g',
  टी: 't',
  डी: 'd',
  पी: 'p',
  बी: 'b',
  सी: 'c',
  वी: 'v',
  जे: 'j',
  के: 'k',
  ई: 'e',
  ए: 'a',
  ओ: 'o',
  यू: 'u',
};

const letters = Object.keys(letterNames)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const spelled = new RegExp(String.raw`^(?:${letters}|\d+)+$`, 'u');
const letter = new RegExp(letters, 'gu');

/** Returns the possible Latin spellings of a word: the word itself, or transliterations and known equivalents of a Devanagari word. */
export function latinWords(word: string): string[] {
  if (!isDevanagari(word)) return [word];
  const known = [modelNames[word], devanagariNames[word]].filter((name) => name !== undefined);
  return spelled.test(word) ? [...known, word.replaceAll(letter, (name) => letterNames[name] ?? '')] : known;
}

/** Returns the consonant sounds of a word in either script: 'hntr' for 'hunter' and 'हंटर'. */
export const consonantsOf = (word: string): string => (soundsOf(word)[0] ?? '').replaceAll(/[aeiou]/g, '');
