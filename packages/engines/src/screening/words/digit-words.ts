/** Words for the digits 0 to 9 in one language, with spelling variants. */
export interface DigitWords {
  language: string;
  digits: readonly [string, string, string, string, string, string, string, string, string, string];
}

/**
 * Digit words in Indian languages, in native script and romanised. Romanised spellings are compared by sound (`sound-of.ts`), so 'chaar'
 * and 'char' share a row.
 */
export const digitWords: readonly DigitWords[] = [
  {
    language: 'English',
    digits: [
      'zero oh nil nought naught ziro jeero xero zeero zro',
      'one wan vun',
      'two tu',
      'three thri thre tree',
      'four fore fo4r foar phor',
      'five faiv fyve paiv fiv',
      'six siks sicks sikz',
      'seven sevan sewen sevn',
      'eight ate eit eyt ait eigt eght',
      'nine nain nyne niner nin',
    ],
  },
  {
    language: 'English in Hindi letters',
    digits: ['जीरो ज़ीरो ज़िरो जिरो', 'वन', 'टू', 'थ्री', 'फोर फ़ोर', 'फाइव फ़ाइव', 'सिक्स', 'सेवन सेवेन', 'एट ऐट', 'नाइन'],
  },
  {
    language: 'Hindi',
    digits: ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पांच पाँच पान्च', 'छह छः छ छे छै', 'सात', 'आठ', 'नौ'],
  },
  {
    language: 'Hindi in Latin letters',
    digits: [
      'shunya sunya shoonya',
      'ek aek',
      'do doh',
      'teen',
      'char chaar',
      'panch paanch',
      'chhe che chah chhah chey chhay',
      'saat sat',
      'aath aat',
      'nau no',
    ],
  },
  {
    language: 'Marathi',
    digits: ['शून्य', 'एक', 'दोन', 'तीन', 'चार', 'पाच', 'सहा', 'सात', 'आठ', 'नऊ'],
  },
  {
    language: 'Marathi in Latin letters',
    digits: ['shunya', 'ek', 'don', 'teen', 'char', 'pach', 'saha', 'saat', 'aath', 'nau nou'],
  },
  {
    language: 'Tamil',
    digits: [
      'பூஜ்ஜியம் பூஜ்யம் பூச்சியம் சுழியம் சைபர் ஜீரோ',
      'ஒன்று ஒன்னு ஒண்ணு',
      'இரண்டு ரெண்டு',
      'மூன்று மூணு மூனு',
      'நான்கு நாலு',
      'ஐந்து அஞ்சு',
      'ஆறு',
      'ஏழு',
      'எட்டு',
      'ஒன்பது ஒம்பது',
    ],
  },
  {
    language: 'Tamil in Latin letters',
    digits: [
      'poojyam poojiyam pujyam suzhiyam',
      'ondru onru onnu',
      'irandu rendu',
      'moondru munru moonu',
      'naangu nangu naalu',
      'ainthu aindhu anju',
      'aaru',
      'ezhu yezhu elu',
      'ettu',
      'onbathu onbadhu onpathu ombathu ombodhu ombadhu onbodhu ombothu onbothu onmbodhu',
    ],
  },
  {
    language: 'Telugu',
    digits: ['సున్నా సున్న జీరో', 'ఒకటి ఒక్కటి', 'రెండు', 'మూడు', 'నాలుగు నాల్గు', 'ఐదు అయిదు', 'ఆరు', 'ఏడు', 'ఎనిమిది', 'తొమ్మిది'],
  },
  {
    language: 'Telugu in Latin letters',
    digits: [
      'sunna',
      'okati okkati',
      'rendu',
      'moodu',
      'nalugu naalugu nalgu',
      'aidu aydu ayidu',
      'aaru',
      'edu yedu',
      'enimidi yenimidi',
      'tommidi thommidi',
    ],
  },
  {
    language: 'Bengali',
    digits: ['শূন্য শুন্য জিরো', 'এক', 'দুই দু', 'তিন', 'চার', 'পাঁচ পাচ', 'ছয় ছয়', 'সাত', 'আট', 'নয় নয়'],
  },
  {
    language: 'Bengali in Latin letters',
    digits: [
      'shunno shunyo sunno',
      'ek',
      'dui',
      'tin',
      'char',
      'panch paach',
      'choy chhoy chhoi',
      'saat shaat',
      'aat',
      'noy noi',
    ],
  },
  {
    language: 'Gujarati',
    digits: ['શૂન્ય શુન્ય મીંડું ઝીરો', 'એક', 'બે', 'ત્રણ', 'ચાર', 'પાંચ પાઁચ', 'છ છે', 'સાત', 'આઠ', 'નવ'],
  },
  {
    language: 'Gujarati in Latin letters',
    digits: ['shunya mindu', 'ek', 'be', 'tran', 'char', 'panch', 'chh chha', 'saat', 'aath', 'nav'],
  },
  {
    language: 'Kannada',
    digits: ['ಸೊನ್ನೆ ಶೂನ್ಯ ಜೀರೋ', 'ಒಂದು', 'ಎರಡು', 'ಮೂರು', 'ನಾಲ್ಕು ನಾಕು', 'ಐದು', 'ಆರು', 'ಏಳು', 'ಎಂಟು', 'ಒಂಬತ್ತು ಒಂಭತ್ತು'],
  },
  {
    language: 'Kannada in Latin letters',
    digits: [
      'sonne',
      'ondu',
      'eradu yeradu',
      'mooru',
      'naalku nalku naaku',
      'aidu',
      'aaru',
      'elu yelu',
      'entu yentu',
      'ombattu ombhattu',
    ],
  },
  {
    language: 'Malayalam',
    digits: [
      'പൂജ്യം സീറോ',
      'ഒന്ന് ഒന്നു',
      'രണ്ട് രണ്ടു',
      'മൂന്ന് മൂന്നു',
      'നാല് നാലു',
      'അഞ്ച് അഞ്ചു',
      'ആറ് ആറു',
      'ഏഴ് ഏഴു',
      'എട്ട് എട്ടു',
      'ഒമ്പത് ഒൻപത് ഒമ്പതു ഒന്‍പത്',
    ],
  },
  {
    language: 'Malayalam in Latin letters',
    digits: [
      'poojyam pujyam',
      'onnu',
      'randu',
      'moonnu',
      'naalu',
      'anchu anju',
      'aaru',
      'ezhu',
      'ettu',
      'ombathu onpathu ompathu',
    ],
  },
  {
    language: 'Punjabi',
    digits: ['ਸਿਫ਼ਰ ਸਿਫਰ ਜ਼ੀਰੋ ਜੀਰੋ', 'ਇੱਕ ਇਕ', 'ਦੋ', 'ਤਿੰਨ', 'ਚਾਰ', 'ਪੰਜ', 'ਛੇ', 'ਸੱਤ', 'ਅੱਠ', 'ਨੌਂ ਨੌ'],
  },
  {
    language: 'Punjabi in Latin letters',
    digits: ['sifar sifr', 'ikk ik', 'do', 'tinn', 'chaar', 'panj', 'chhe', 'satt', 'atth', 'naun'],
  },
  {
    language: 'Odia',
    digits: ['ଶୂନ ଶୂନ୍ୟ', 'ଏକ', 'ଦୁଇ', 'ତିନି', 'ଚାରି', 'ପାଞ୍ଚ', 'ଛଅ', 'ସାତ', 'ଆଠ', 'ନଅ'],
  },
  {
    language: 'Assamese',
    digits: ['শূন্য', 'এক', 'দুই', 'তিনি', 'চাৰি', 'পাঁচ', 'ছয়', 'সাত', 'আঠ', 'ন'],
  },
  {
    language: 'Urdu',
    digits: ['صفر زیرو', 'ایک', 'دو', 'تین', 'چار', 'پانچ', 'چھ چھے', 'سات', 'آٹھ', 'نو'],
  },
];

/** English words for 10 to 19 and for tens, and romanised Hindi words for 11 to 99. */
export const englishTeens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
  ' ',
);
export const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
export const hindiFromTen = (
  'das gyarah barah terah chaudah pandrah solah satrah atharah unnis bees ikkis bais teis chaubis pachis chhabbis sattais ' +
  'atthais untis tees iktis battis taintis chauntis paintis chhattis saintis adtis untalis chalis iktalis bayalis taintalis ' +
  'chavalis paintalis chhiyalis saintalis adtalis unchas pachas ikyavan bavan tirpan chauvan pachpan chhappan sattavan ' +
  'atthavan unsath saath iksath basath tirsath chaunsath painsath chhiyasath sadsath adsath unhattar sattar ikhattar ' +
  'bahattar tihattar chauhattar pachhattar chhihattar satahattar athahattar unasi assi ikyasi bayasi tirasi chaurasi ' +
  'pachasi chhiyasi satasi athasi navasi nabbe ikyanave banave tiranave chauranave pachanave chhiyanave sattanave ' +
  'atthanave ninyanave'
).split(' ');

/** Words that sound like digits in another language but are ordinary words when spelled like this. */
export const noDigits = 'at this then bin bat but set the too';

/** Meaning of such words, and of similar English ones, between two digits. */
export const digitsBetween: Readonly<Record<string, string>> = { at: '8', for: '4', to: '2', too: '2', won: '1' };

/** Numbers matched only by exact spelling. */
export const exactNumbers: Readonly<Record<string, string>> = { saath: '60' };

/** Words for how often the following digit is repeated. */
export const repeats: readonly (readonly [times: number, words: string])[] = [
  [2, 'double dabal dabbal dubble dubbal dbl twice डबल दोबार ਡਬਲ ડબલ ডাবল டபுள் டபிள் డబుల్ ಡಬಲ್ ഡബിൾ ഡബിള്'],
  [3, 'triple tripal tripple thrice treble ट्रिपल ਟ੍ਰਿਪਲ તિપ્રલ ટ્રિપલ ট্রিপল ட்ரிபிள் ట్రిపుల్ ತ್ರಿಬಲ್ ಟ್ರಿಪಲ್ ട്രിപ്പിൾ'],
];

/** Filler words between the parts of a number. */
export const fillers =
  'only then next and phir fir aur uske baad dash hyphen space dot point comma plus again star gap followed by start end first last ' +
  'फिर और उसके बाद डैश मग नंतर பிறகு తర్వాత তারপর પછી ನಂತರ'.normalize('NFC');
