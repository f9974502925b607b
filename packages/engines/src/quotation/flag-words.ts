const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'u');

const free = word(
  String.raw`free|foc|f\.o\.c|nil|incl|included|inc|inclusive|waived|waiver|waive|complimentary|complementary|compliment|muft|nishulk|zero|na|n\/a|` +
    'exempt|exempted|no charges?|शून्य|मुफ्त|मुफ़्त|फ्री|निःशुल्क|निशुल्क|शामिल|छूट प्राप्त|माफ',
);
const gift = word(
  String.raw`free|foc|f\.o\.c|nil|waived|waiver|waive|complimentary|complementary|compliment|muft|nishulk|exempt|exempted|शून्य|मुफ्त|मुफ़्त|फ्री|निःशुल्क|निशुल्क|माफ`,
);
const optional = word(
  'optional|optnl|opt|not compulsory|not mandatory|(?:compulsory|zaroori|zaruri|jaruri) na?hi|if (?:required|needed|you want|reqd|any)|agar|' +
    'as per choice|aichhik|जरूरी नहीं|वैकल्पिक|ऐच्छिक|अगर|यदि',
);
const approx = word('approx|approximately|about|around|lagbhag|karib|kareeb|almost|लगभग|करीब|क़रीब|अंदाजन');

const withoutCovers = (text: string): string =>
  text.replaceAll(/(?:zero|nil) dep\w{0,20}|free service\w{0,20}|service free/gu, ' ');

/** Whether something without an amount is given or included. */
export const saysFree = (text: string): boolean => free.test(withoutCovers(text));

/** Whether something with an amount is given all the same: 'helmet worth 900 free'. */
export const saysGift = (text: string): boolean => gift.test(withoutCovers(text));

export const saysOptional = (text: string): boolean => optional.test(text);

export const saysApprox = (text: string): boolean => approx.test(text) || /~|\+\/-/u.test(text);

/** Whether words call an amount a charge, whatever for. */
export const saysCharge = (text: string): boolean => charge.test(text);

const charge = word(
  'charges?|chgs?|chrgs?|fees?|kit|cost|amt|amount|expenses?|exp|pack|cover|package|tax|duty|चार्ज|शुल्क|फीस|खर्च',
);
