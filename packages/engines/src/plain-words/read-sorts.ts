import type { BikeSort } from '@dopahiya/domain/requests';
import { alone } from './alone.ts';
import type { ReadPart } from './reading.ts';

const most =
  'best|highest|most|max(?:imum)?|top|good|great|better|high(?:er)?|more|zyada|zyaada|jyada|acc?hh?[aie]|badhiya|' +
  'sabse (?:zyada|zyaada|jyada|acc?hh?[aie]|badhiya|best|bad[aie]|lamb[aie])|सबसे (?:ज़?्यादा|अच्छ[ाीे]|बड़?[ाीे]|लंब[ाीे])|ज़?्यादा|अच्छ[ाीे]';
const longest = `${most}|longest|long|largest|biggest|bigger`;
const least =
  'lowest|least|min(?:imum)?|smallest|shortest|sabse (?:kam|niche|neeche|chh?ot[aie])|सबसे (?:कम|नीच[ाीे]|छोट[ाीे])';
const mileage = 'mileage|millage|milage|average|avg|fuel (?:economy|efficiency)|kmpl|माइलेज|एवरेज';
const range = '(?:battery )?range|रेंज';
const weight = '(?:ke?u?rb )?weight|wa[zj]an|वज़?न';
const seat = '(?:seat|saddle)(?: height)?|सीट';
const price = 'price|cost|rate|daam|k(?:i|ee)mat|कीमत|दाम';

/** Builds a pattern for 'best mileage', 'best bike for mileage', 'mileage sabse zyada'. */
const said = (how: string, what: string) =>
  `(?:with )?(?:the )?(?:${how})(?: (?:${what})|(?: ${kind})? (?:for|in|by|of|with) (?:${what}))|(?:${what}) (?:me |mein |में )?(?:sabse|सबसे) (?:${how}|kam|कम)`;
const kind = '(?:bikes?|scoot(?:ers?|y)|ones?)';

/** Words for sorting by top speed, in searches and in the chat. */
export const fastest = `fastest|quickest|sabse te[jz]|सबसे तेज़?|${said(most, '(?:top )?speed')}|top speed`;

/** Words that ask for a sort order, without numeric conditions. */
const words: readonly [pattern: string, sort: BikeSort][] = [
  [`${said(most, mileage)}|(?:most |highly )?fuel[ -]efficient|mileage(?: (?:king|wal[aie])|(?= ${kind}))`, 'mileage'],
  [said(longest, range), 'range'],
  [
    `(?:sabse |the )?(?:cheapest|sast[aie](?! (?:than|se))|cheap(?! than)|affordable|most affordable|low(?:est)?[ -](?:price[ds]?|cost|budget)|economical)|` +
      `सबसे सस्त[ाीे]|सस्त[ाीे]|price low(?: to high)?|${said(least, price)}`,
    'price-low',
  ],
  [
    `costliest|most (?:expensive|costly)|sabse m[ea]h[ae]?ng[aie]|सबसे महंग[ाीे]|price high(?: to low)?|highest price[ds]?`,
    'price-high',
  ],
  [`(?:sabse )?lightest(?: weight)?|sabse halk[aie]|सबसे हल्?क[ाीे]|${said(least, weight)}`, 'weight'],
  [`(?:sabse )?heaviest(?: weight)?|sabse bhari|सबसे भारी|(?:highest|most|max(?:imum)?) (?:${weight})`, 'weight-high'],
  [said(least, seat), 'seat-height'],
  [`(?:most |very |sabse )?powerful|taa?katwar|${said(most, 'power|bhp|hp|pickup')}`, 'power'],
  [fastest, 'top-speed'],
  [said(longest, 'engines?|cc|displacement|capacity'), 'engine-high'],
  [said(least, 'engines?|cc|displacement|capacity'), 'engine-low'],
  [
    'newest|most recent|recently launched|newly launched|(?:latest|new(?:ly)?|recent) launch(?:es|ed)?|launch date',
    'launch',
  ],
  ['(?:best|top|highest)[ -]?sell(?:ing|ers?)|most (?:popular|sold)|popular|sabse zyada bikne wal[aie]', 'popularity'],
];

/** A following number or bound makes it a condition instead. */
const notBounded = String.raw`(?!\s+(?:(?:above|over|of|more than|at least|under|below|less than|up ?to)\s+)?[\d₹])`;

const patterns = words.map(([pattern, sort]) => ({ pattern: new RegExp(alone(pattern) + notBounded, 'giu'), sort }));

/** Finds the first sort order in a text: 'best mileage', 'cheapest', 'sabse halki'. */
export function readSorts(text: string): ReadPart[] {
  const parts = patterns.flatMap(({ pattern, sort }) =>
    [...text.matchAll(pattern)].map((match) => ({
      words: match[0],
      start: match.index,
      end: match.index + match[0].length,
      conditions: [],
      sort,
    })),
  );
  return parts.toSorted((one, other) => one.start - other.start || other.end - one.end).slice(0, 1);
}
