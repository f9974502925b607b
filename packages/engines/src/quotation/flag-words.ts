const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'u');

const free = word(
  String.raw`free|foc|f\.o\.c|nil|incl|included|inc|inclusive|waived|waiver|waive|complimentary|complementary|compliment|muft|nishulk|zero|na|n\/a|` +
    'exempt|exempted|no charges?|शून्य|मुफ्त|मुफ़्त|फ्री|निःशुल्क|निशुल्क|शामिल|छूट प्राप्त|माफ',
);
const gift = word(
  String.raw`free|foc|f\.o\.c|nil|waived|waiver|waive|complimentary|complementary|compliment|muft|nishulk|exempt|exempted|शून्य|मुफ्त|मुफ़्त|फ्री|निःशुल्क|निशुल्क|माफ`,
);
const options =
  'optional|optnl|opt|if (?:required|needed|you want|you like|wanted|reqd|any|opted|taken|interested|desired|chosen|asked|customer wants?)|agar|voluntary|aichhik|ikshanusar|marzi|marji|जरूरी नहीं|वैकल्पिक|ऐच्छिक|अगर|यदि|मर्जी|मर्ज़ी|चाहें तो|चाहो तो|' +
  'on (?:request|demand)|as per (?:your |customer )?(?:choice|requirement|need|wish)|(?:your|customer|buyer|owner)(?: ?s|’s)? (?:choice|option)|' +
  '(?:chahiye|chaho|chahe|chahein|lena ho|lena hai|lo|loge|lagwana ho|lagana ho|karwana ho) to' +
  '|available|avlbl|can (?:also )?be (?:added|taken|fitted)|may be (?:added|taken)|le sakte|kara sakte|karwa sakte|lagwa sakte';
const optional = word(options);
const optionalFirst = new RegExp(`^[\\s(-]{0,9}(?:${options})(?![\\p{L}\\p{M}])`, 'u');

/** Words that say a line was refused: 'not taken', 'nahi liya', 'removed'. */
const refusals =
  '(?:not|no|un|non|isn.?t|wasn.?t) ?-? ?(?:yet )?(?:taken|opted|opting|selected|chosen|wanted|needed|required|reqd|added|included|incl|billed|considered|counted|' +
  'in (?:the )?total|part of|applicable|compulsory|mandatory|necessary|ordered|purchased|bought|availed|charged|accepted|interested|my choice|need|taking)|' +
  '(?:do not|don.?t|did not|didn.?t|does not|will not|won.?t) (?:want|need|take|opt|require|add|include|count)|' +
  'bring(?:s|ing)? (?:my |his |her |their )?own|own (?:helmet|arrangement)|from outside|bahar se|khud (?:se|ka|ki)|said no|says no|no thanks|opted out|opt out|declined|refused|removed|cancell?ed|cancel|dropped|skipped|skip|deleted|deselected|struck off|struck out|left out|rejected|denied|waived off by me|' +
  '(?:nahi|nahin|nhi|nai|nahee|mat|na) (?:liya|liye|li|lia|lena|leni|lenge|lunga|lungi|le rahe|le raha|chahiye|chaiye|chahie|lagaya|lagana|lagwaya|lagwana|karaya|karana|karwaya|joda|jodna|jode|jodi|dala|add|shamil|shaamil|include|included|rakha|rakhna|kiya)|' +
  '(?:compulsory|zaroori|zaruri|jaruri|shamil|shaamil|included|add) (?:nahi|nahin|nhi|na?hi)|hata diya|hata do|hataya|hatwa diya|mana kiya|mana kar diya|chhod diya|chhoda|alag se|' +
  '(?:नहीं|नही|ना|मत) (?:लिया|ली|लिए|लेना|लेनी|लेंगे|चाहिए|चाहिये|लगाया|लगवाया|जोड़ा|जोड़ा|जोड़ी|शामिल|करवाया|लगाना|जोड़ना)|शामिल नहीं|शामिल नही|हटा दिया|हटाया|मना किया|मना कर दिया|छोड़ दिया|अलग से';
const refused = word(refusals);
const refusedFirst = new RegExp(
  `^[\\s,(-]{0,9}(?:${refusals})(?![\\p{L}\\p{M}])[\\s)]{0,9}|^\\s{0,9}[-:(]\\s{0,9}(?:no|nahi|नहीं)(?=[\\s),;]{0,9}(?:$|[),;|]))`,
  'u',
);

/** Words that exclude an optional line; next to a price they have another meaning: 'price excluding GST'. */
const excluded = word('excl|excluding|excluded|separate|separately|alag|अलग|अतिरिक्त|over and above|apart from');

const approx = word('approx|approximately|about|around|lagbhag|karib|kareeb|almost|लगभग|करीब|क़रीब|अंदाजन');

const withoutCovers = (text: string): string =>
  text.replaceAll(/(?:zero|nil) dep\w{0,20}|free service\w{0,20}|service free/gu, ' ').replaceAll(notIncluded, ' ');

/** 'Not included' does not mean that it is free. */
const notIncluded =
  /(?:not|nahi|nahin|nhi|नहीं|नही) {0,3}(?:free|inclu\w{0,9}|incl|inc|शामिल|shamil)|(?:शामिल|included|free|फ्री|मुफ्त) {0,3}(?:nahi|nahin|nhi|नहीं|नही)/gu;

/** Checks whether an item without an amount is free or included. */
export const saysFree = (text: string): boolean => free.test(withoutCovers(text));

/** Checks whether an item with an amount is free: 'helmet worth 900 free'. */
export const saysGift = (text: string): boolean => gift.test(withoutCovers(text));

/** Checks whether a priced item is optional or was not taken. */
export const saysOptional = (text: string): boolean => optional.test(text) || refused.test(text) || endsInNo.test(text);

const endsInNo = /-\s{0,9}(?:no|nahi|नहीं)[\s),;]{0,9}$/u;

/** Checks whether a text begins with such words: 'Optional extras', 'Not taken'. */
export const startsWithOptional = (text: string): boolean => optionalFirst.test(text) || refusedFirst.test(text);

/** Checks whether an item was not taken or was removed. */
export const saysRefused = (text: string): boolean => refused.test(text);

/** Returns words at the start of a text that refuse the item before it; empty if none. */
export const refusalBefore = (text: string): string => refusedFirst.exec(text)?.[0] ?? '';

/** Checks whether an optional item is excluded from a total. */
export const saysExcluded = (text: string): boolean => excluded.test(text);

/** Checks whether an item is the remainder of a total: 'the rest is accessories'. */
export const saysRest = (text: string): boolean => rest.test(text);

/** Removes words for the remainder from a text. */
export const withoutRest = (text: string): string => text.replaceAll(rests, ' ');

const restWords =
  'rest|remaining|remainder|balance|left over|leftover|baa?ki|baa?qi|bacha|bachi|bache|bakaya|everything else|all else|shesh|शेष|बाकी|बाक़ी|बचा|बचे|बची';
const rest = word(restWords);
const rests = new RegExp(rest, 'gu');

export const saysApprox = (text: string): boolean => approx.test(text) || /~|\+\/-/u.test(text);

/** Checks whether a text calls an amount a charge, for whatever purpose. */
export const saysCharge = (text: string): boolean => charge.test(text);

const charge = word(
  'charges?|chgs?|chrgs?|fees?|kit|cost|amt|amount|expenses?|exp|pack|cover|package|tax|duty|चार्ज|शुल्क|फीस|खर्च',
);
