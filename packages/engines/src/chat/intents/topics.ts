import { alone } from '../../plain-words/alone.ts';
import type { Intent } from '../chat-intents.ts';

/** Topics within an intent; the first match wins. */
const topics: Partial<Record<Intent, readonly (readonly [topic: string, words: string])[]>> = {
  loan: [
    ['no_income_proof', '(?:without|bina|no|बिना).*(?:income|salary|itr|proof|slip|आय)'],
    [
      'foreclosure',
      'pre-?clos\\w*|foreclos\\w*|close .*early|early clos\\w*|jaldi (?:band|chuka|khatam)\\w*|part ?payment|जल्दी (?:बंद|चुका)\\S*|penalty',
    ],
    ['credit_score', 'cibil|credit score|सिबिल'],
    ['fee', 'processing fees?|fees?|file charge|charges?|फीस'],
    ['interest_rate', 'interest|byaa?j|ब्याज|rate'],
    ['eligibility', 'eligib\\w*|salary|income|kitni (?:salary|income|kamai)|age|umar|qualify|who can|सैलरी|आय|उम्र'],
  ],
  ev_range_charging: [
    [
      'charging_time',
      '(?:how long|how many hours|time|hours|ghant\\w*|kitn[aei] (?:der|time|samay|ghant\\w*)|der|समय|घंट\\S*|देर).*(?:charg\\w*|चार्ज\\S*|fill)|(?:charg\\w*|चार्ज\\S*|charging).*(?:how long|hours|time|ghant\\w*|der|samay|समय|घंट\\S*|देर|long)|charging time|fast charg\\w*|charger',
    ],
    ['station', 'charging stations?|charging points?|kaha+n? charge'],
    [
      'range',
      'range|रेंज|kitna chal\\w*|kitni chal\\w*|कितना चल\\S*|कितनी चल\\S*|far|chal(?:ta|ti|ega|egi)|चलता|चलती|ek charge',
    ],
  ],
  ownership_transfer: [
    [
      'hypothecation_removal',
      'hypothecation|हाइपो\\S*|(?:bank|loan|बैंक|लोन).*(?:naam|name|नाम|remov\\w*|hat\\w*|हटा\\S*)|form 35',
    ],
    ['duplicate_rc', 'duplicate|डुप्लीकेट|डुप्लिकेट|lost|kho (?:gay\\w*|gai)|gum|खो (?:गई|गया|गयी)|गुम'],
    ['noc', 'noc|एनओसी|form 28'],
    ['interstate', '(?:other|another|different|dusre|doosre|दूसरे) (?:state|rajya|राज्य)|interstate'],
    ['time_limit', 'how (?:long|many days)|kitne din|कितने दिन|time limit|within|deadline|kab tak|कब तक'],
    [
      'fee',
      'fees?|costs?|charges?|kharch\\w*|खर्च\\S*|kitne (?:paise|rupaye|ka|ki)|how much|kitna (?:lagta|lagega|paisa)|पैसे|फीस|kitna',
    ],
    ['documents', 'documents?|papers?|kaga[zj]\\w*|कागज\\S*|forms?|फॉर्म'],
    ['death', 'death|died|deceased|मृत्यु|legal heir'],
  ],
  safety_check: [
    ['otp', 'otp|ओटीपी|cvv|upi pin'],
    ['qr_code', 'qr|scan|स्कैन'],
    ['advance_payment', '(?:advance|token|booking amount|एडवांस|टोकन)'],
    ['courier', 'courier|parcel|कूरियर|पार्सल|transport charge'],
    ['army_seller', 'army|fauji|फौजी|सेना|आर्मी|cisf|crpf|bsf'],
    ['no_papers', 'bina kaga[zj]|without (?:rc|papers?)|बिना कागज'],
    ['stolen', 'stolen|chori|चोरी'],
    ['link', 'link|apk|any ?desk|bit\\.ly'],
  ],
  dealer: [['service_center', 'service|servicing|सर्विस|repair']],
  service: [
    ['tyre_pressure', 'pressure|प्रेशर|hawa|हवा|psi'],
    ['engine_oil', 'engine oil|oil|mobil\\w*|tel|तेल|ऑयल|मोबिल'],
    ['coolant', 'coolant|कूलेंट'],
    ['first_service', '(?:first|1st|pehli|pahli|पहली) (?:free )?(?:service|servicing|सर्विस)'],
    ['cost', 'cost|kharcha|price|charge|kitne (?:ka|ki|me)|खर्च\\S*|paise'],
    [
      'interval',
      'interval|how often|kitne (?:km|kilomet\\w*|din)|कितने (?:किलोमीटर|किमी|दिन)|when|kab|कब|schedule|every',
    ],
  ],
  insurance: [
    ['expired', 'expired?|expir\\w*|lapsed?|khata?m\\w*|खत्म|खतम|over ho|khatam'],
    [
      'buy_outside',
      '(?:showroom|dealer|शोरूम|डीलर) (?:se|से)|(?:from|se|से) (?:the )?(?:dealer|showroom|शोरूम|डीलर|company|outside|bahar)|outside|bahar se|बाहर से|online',
    ],
    ['compulsory', 'compulsory|mandatory|required|necessary|zaruri|jaruri|zaroori|जरूरी|must|अनिवार्य|needed'],
    ['zero_dep', 'zero dep\\w*|bumper to bumper'],
    ['transfer', 'transfer\\w*|ट्रांसफर|naam'],
    ['claim', 'claim|क्लेम|accident'],
    ['premium', 'premium|kitna|kitne|कितना|कितने|cost|price|how much|amount|प्रीमियम|lagega'],
  ],
  sell: [
    ['papers', 'papers?|documents?|kaga[zj]\\w*|कागज\\S*'],
    ['photos', 'photos?|pictures?|फोटो'],
    ['fee', 'free|fees?|charge|commission|फीस'],
  ],
  offers: [
    ['festive', 'diwali|festive|festival|dussehra|navratri|holi|दिवाली|त्योहार'],
    ['student', 'students?|college'],
    ['exchange', 'exchange|एक्सचेंज'],
  ],
  documents: [
    ['loan', 'loan|finance|लोन|emi|kist'],
    ['buy_used', 'used|second[- ]?hand|purani|पुरानी|pre-?owned|old bike'],
    ['sell', 'sell(?:ing)?|bech\\w*|बेच\\S*'],
    ['riding', 'riding|carry|keep|police|challan|saath|चलाते'],
    ['buy_new', 'new|nayi|naya|nai|नई|नयी|buy|kharid\\w*|खरीद\\S*|purchase|lene|लेने'],
  ],
  site_help: [
    ['password', 'pass ?words?|पासवर्ड'],
    [
      'delete_account',
      '(?:delete|remove|close|hata\\w*|band) .*account|account .*(?:delete|remove|hata\\w*|band)|खाता (?:हटा|बंद)\\S*',
    ],
    ['favourites', 'favou?rites?|wish ?list|saved|shortlist'],
    ['language', 'language|hindi|भाषा|bhasha|english me'],
    ['emi_calculator', 'emi|kist|instal?ment'],
    ['compare', 'compar\\w*|तुलना'],
    ['quote_checker', 'quot\\w*'],
    ['price_checker', 'price check\\w*|on ?road'],
    ['showrooms', 'show ?rooms?|dealers?'],
    ['spare_parts', 'spare ?parts?|parts'],
    ['sell', 'sell|bech\\w*'],
    ['used_bikes', 'used|second[- ]?hand'],
    ['news', 'news'],
    [
      'contact',
      'complain\\w*|shikayat|शिकायत|contact|customer care|helpline|humans?|person|someone|agent|executive|representative|operator|insaa?n|aadmi|kisi|इंसान\\S*|किसी|support|संपर्क|sampark|phone number',
    ],
    ['privacy', 'privacy'],
    ['account', 'account|log ?in|log ?out|sign ?(?:in|up|out)|register|profile|खाता|अकाउंट|प्रोफाइल'],
  ],
};

const patterns = new Map(
  Object.entries(topics).map(([intent, list]) => [
    intent as Intent,
    list.map(([topic, words]) => [topic, new RegExp(alone(words), 'iu')] as const),
  ]),
);

/** Returns the topic within an intent; undefined if none is mentioned. */
export const topicOf = (intent: Intent, text: string): string | undefined =>
  patterns.get(intent)?.find(([, words]) => words.test(text))?.[0];
