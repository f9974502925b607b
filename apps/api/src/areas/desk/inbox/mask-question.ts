/** What stands for a hidden part of a question. */
const masks = { mail: '[mail]', number: '[number]', name: '[name]', place: '[place]', link: '[link]' } as const;

/** Names and places that a question must not show. */
export interface HiddenWords {
  /** Words of the visitor's name, in lower case. */
  names: ReadonlySet<string>;
  /** Names of places, in lower case. */
  places: ReadonlySet<string>;
  /** Words of the catalogue, in lower case, which are no names of people. */
  known: ReadonlySet<string>;
}

const mail = /[^\s@]+@[^\s@]+/gu;
const link = /\b(?:https?:\/\/|www\.)\S+/giu;
/** Digits of any script, with what stands between them. */
const number = /[+(]?\p{Nd}(?:[\p{Nd}\s.,()/-]*\p{Nd})?/gu;
const word = /[\p{L}\p{M}][\p{L}\p{M}’']*/gu;

/** Words after which a person's name follows. */
const beforeName =
  /(?:\b(?:my name is|myself|i am|i'm|this is|mera naam|mera nam|mr|mrs|ms|shri|smt|dr)\.?|मेरा नाम|श्री|श्रीमती)\s+$/iu;

/** Hides mail addresses, links, numbers, names and places of people in a question, and normalises the rest, so that equal questions group. */
export function maskQuestion(text: string, hidden: HiddenWords): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll(mail, masks.mail)
    .replaceAll(link, masks.link)
    .replaceAll(number, ` ${masks.number} `);
  const masked = plain.replaceAll(word, (found, offset: number) => maskWord(found, plain.slice(0, offset), hidden));
  const lower = masked
    .toLowerCase()
    .replaceAll(/[?!.…।"“”]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return lower.replaceAll(/(\[(?:name|place|number)\])(?: \1)+/g, '$1');
}

function maskWord(found: string, before: string, { names, places, known }: HiddenWords): string {
  if (before.endsWith('[')) return found;
  const lower = found.toLowerCase();
  if (names.has(lower)) return masks.name;
  if (places.has(lower)) return masks.place;
  if (known.has(lower)) return found;
  const isNamed = beforeName.test(before);
  const isCapitalised = /^\p{Lu}\p{Ll}/u.test(found) && /[\p{L}\p{M},]\s+$/u.test(before);
  return isNamed || isCapitalised ? masks.name : found;
}
