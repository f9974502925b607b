/** Words that the glossary rules out, with those to write instead (tooling/decisions/HINDI.md). */
const ruledOut: Readonly<Record<string, string>> = {
  पन्ना: 'पेज',
  पन्ने: 'पेज',
  पन्नों: 'पेजों',
  समीक्षा: 'रिव्यू',
  मूल्य: 'कीमत या दाम',
  क़ीमत: 'कीमत',
  विक्रेता: 'बेचने वाला',
  ऋण: 'लोन',
  क़िस्त: 'किस्त',
  पंजीकरण: 'रजिस्ट्रेशन',
  संस्करण: 'वेरिएंट',
  'साइन इन': 'लॉग इन',
  लॉगिन: 'लॉग इन',
  ख़र्च: 'खर्च',
  क़रीब: 'करीब',
  बाक़ी: 'बाकी',
  गलत: 'ग़लत',
  कागज: 'काग़ज़',
  खरीद: 'ख़रीद',
  तारीख: 'तारीख़',
  वजन: 'वज़न',
  फर्क: 'फ़र्क',
};

const sign = String.raw`[\u0900-\u097f]`;
const word = new RegExp(`(?<!${sign})(${Object.keys(ruledOut).join('|')})(?!\u093c)`, 'gu');

/** Finds Hindi words that the glossary rules out, with where they stand and what to write instead. */
export const findRuledOutWords = (source: string): { offset: number; word: string; instead: string }[] =>
  [...source.matchAll(word)].map(({ index, 1: found = '' }) => ({
    offset: index,
    word: found,
    instead: ruledOut[found] ?? '',
  }));
