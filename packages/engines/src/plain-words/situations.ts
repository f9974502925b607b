import type { Situation } from '@dopahiya/domain/requests';
import { alone } from './alone.ts';

export type { Situation };

interface SituationWords {
  said: string;
  /** Words that rule the situation out. */
  unless?: string;
}

const year = String.raw`(?:19[89]\d|20[0-4]\d)`;
const price = String.raw`(?:pri[cs]es?|cost|rate|ki+mat|keemat|daam|kitne k[aie]|कीमत|दाम|प्राइस)`;

/** Patterns by situation, in English and in both scripts of Hindi. */
const words: Readonly<Record<Situation, SituationWords>> = {
  stolen: {
    said:
      String.raw`(?:was|is|been|got|gets?|has|have|bike|scooter|scooty|activa) stolen|stole my|(?:thief|thieves|someone|somebody) (?:took|stole)|theft|chor[iy] (?:ho|hui|hua|hogay)\S*|chura (?:l\S*|gay\S*|ke)|` +
      String.raw`(?:bike|scooty|scooter|gaa?di) (?:kho|gum) (?:ga\S+|ho\S*)|चोरी (?:हो|हुई|हुआ)|चुरा|(?:बाइक|स्कूटी|गाड़?ी) (?:खो|गुम)`,
    unless: String.raw`sell\S*|seller|buy\S*|check|bech\S*|khari?d\S*|insurance|cover\S*|claim`,
  },
  accident: {
    said: String.raw`accidents?|crash(?:ed)?|(?:some(?:one|body)|car|truck|auto) (?:has )?hit (?:me|my)|takk?ar|thok (?:d\S*|ga\S*)|thuk ga\S*|ठोक (?:द|ग)\S*|एक्सीडेंट|एक्सिडेंट|दुर्घटना|टक्कर`,
    unless: String.raw`insurance|claim|cover\S*|policy|pa|personal|bima|beema|बीमा|used|second|buy\S*|sell\S*|bech\S*|khari?d\S*`,
  },
  age_limit: {
    said:
      String.raw`how old (?:can|may|should)|how many years (?:old )?(?:can|may|is|are)|(?:age|year) limit|max(?:imum)? age|scrapp?(?:age|ing)? (?:policy|rules?|age)|` +
      String.raw`kitn[ei] (?:saal|sal) (?:tak |puran[iae] )?.{0,24}(?:chal\S*|allowed|valid|band)|(?:10|15|20) (?:years?|saal|sal) .{0,24}(?:bann?(?:ed)?|allowed|chala sa\S*|chalegi|ncr)|` +
      'कितने साल (?:पुरानी|पुराना|तक).{0,24}(?:चला|चल स|चलेगी)',
    unless: 'loan|emi|insurance|licen[cs]e|rider|insured?',
  },
  csd: { said: 'csd|canteens?|कैंटीन|सीएसडी' },
  waiting: {
    said:
      String.raw`waiting(?: (?:period|time|list))?|delivery (?:time|date|period)|(?:when|how (?:soon|long|many days)) .{0,24}(?:wait|deliver\S*)|in stock|` +
      String.raw`kitn[ei] din (?:me|mein|baad) (?:mil\S*|deliver\S*|aa?\S*)|kab (?:tak )?(?:milegi|milega|deliver\S*)|वेटिंग|कितने दिन में (?:मिल|आ)`,
    unless: 'courier|parcel|boy|work|swiggy|zomato|loan|rc|noc|transfer|number plate',
  },
  past_price: {
    said: String.raw`${price}.{0,16} (?:in|was|of) ${year}|${year} (?:me|mein|में) .{0,24}${price}|(?:in|during) ${year} .{0,16}${price}|${price} ${year} (?:me|mein|में)`,
    unless: 'used|second|sell|bech\\S*|resale|value|my|meri|mera|worth',
  },
};

const patterns = (Object.keys(words) as Situation[]).map((name) => {
  const { said, unless } = words[name];
  return {
    name,
    said: new RegExp(alone(said), 'iu'),
    unless: unless === undefined ? null : new RegExp(alone(unless), 'iu'),
  };
});

/** Returns the situation in a text, even if its words look like a bike search; undefined if none. */
export const situationIn = (text: string): Situation | undefined =>
  patterns.find(({ said, unless }) => said.test(text) && !unless?.test(text))?.name;
