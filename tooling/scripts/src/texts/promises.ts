import { parseSync, Visitor } from 'vite';

/** Word that promises something, with its position in a file of texts. */
export interface Promised {
  offset: number;
  word: string;
}

/** Promising word allowed in some files of texts, and what makes it true there. */
export interface KeptPromise {
  /** The word with its context, in lower case. */
  phrase: RegExp;
  /** Packages or files in which it is allowed, by part of their path. */
  where: string;
  why: string;
}

const promising =
  /\b(?:verified|verif(?:y|ies|ication)|secure\w*|trust\w*|official\w*|best|top|guarantee\w*|certified|genuine|authentic|authori[sz]ed|lowest|cheapest|safest|leading|expert\w*|award\w*|loved|most searched|most popular|thousands|lakhs of|millions|exclusive\w*|hassle\w*|number one|no\. ?1)\b|#1\b|100 ?%/gu;

/** The only file of each package with the owner's unproven claims. */
export const ownersFile = 'owner-claims.ts';

/** Promises allowed outside the owner's file, and why they hold. */
export const keptPromises: readonly KeptPromise[] = [
  { phrase: /top[ -]speed/u, where: '', why: 'The name of a figure.' },
  {
    phrase: /lowest (?:price|seat)|best mileage/u,
    where: 'engines/',
    why: 'Worked out among the bikes of one answer.',
  },
  { phrase: /on top/u, where: '', why: 'Nothing is praised: charges come on top of a price.' },
  { phrase: /certified/u, where: '', why: 'A kind of figure, shown where the record of the bike has it.' },
  { phrase: /the official test/u, where: 'discovery/', why: 'The test by which a figure is certified.' },
  { phrase: /official publication/u, where: 'ui-kit/', why: 'What the highest confidence of a figure means.' },
  {
    phrase: /best( bikes|-selling| here means)?/u,
    where: 'best-bikes-page',
    why: 'What sells most; the page says so.',
  },
  { phrase: /best sellers/u, where: 'discovery/', why: 'Models by monthly sales.' },
  { phrase: /not verified/u, where: 'bike-detail/', why: 'Says that nobody checked it.' },
  { phrase: /lowest (rate|charge)/u, where: 'tools/', why: 'The lowest of those in the table.' },
  { phrase: /official (charges|or usual price)/u, where: 'tools/', why: 'What a published rule sets.' },
  { phrase: /best bikes/u, where: '', why: 'The name of that page.' },
  {
    phrase: /best/u,
    where: 'discovery/src/texts/en/lists.ts',
    why: 'Lists of what sells most; each says how it is sorted.',
  },
  { phrase: /best/u, where: 'body-style-list', why: 'Those lists, of one body style.' },
  { phrase: /best mileage/u, where: 'discovery/', why: 'Sorted by mileage.' },
  { phrase: /get best price/u, where: 'bike-detail/', why: 'The name of the button that tells how to ask for one.' },
  { phrase: /most popular/u, where: 'featured-bikes', why: 'What sells most.' },
  { phrase: /most loved bikes/u, where: 'discovery/', why: 'What sells most; the note below the title says so.' },
  { phrase: /(the )?cheapest( variant| first)?/u, where: '', why: 'The lowest of the prices that are shown.' },
  { phrase: /lowest/u, where: 'domain/src/texts/en/inputs.ts', why: 'The lower end of a range in a query.' },
  { phrase: /lowest rating first/u, where: 'bike-detail/', why: 'An order.' },
  { phrase: /on a secure connection/u, where: 'cookies-page', why: 'Says what is so on one.' },
  { phrase: /best deals first/u, where: 'used-bikes-list', why: 'Sorted by price compared with the estimate.' },
  { phrase: /and verified after that/u, where: 'site-faqs', why: 'The state of a listing that we have checked.' },
  { phrase: /verified means/u, where: 'terms-page', why: 'Explains that state, and what it does not mean.' },
  { phrase: /verified/u, where: 'used-card', why: 'The state of a listing; a sample has a badge of its own.' },
  { phrase: /verified/u, where: 'marketplace/', why: 'That state, and how many are in it: samples are not counted.' },
];

/** Finds promising words in a file of texts that are not among `kept`. */
export function findPromises(path: string, source: string, kept = keptPromises): Promised[] {
  const own = kept.filter(({ where }) => path.includes(where));
  return textsIn(path, source).flatMap(({ offset, text }) =>
    Array.from(withoutKept(text.toLowerCase(), own).matchAll(promising), ([word]) => ({ offset, word })),
  );
}

/** Checks whether a file of texts contains the phrase of one of the kept promises. */
export const hasKept = ({ phrase, where }: KeptPromise, path: string, source: string): boolean =>
  path.includes(where) && textsIn(path, source).some(({ text }) => phrase.test(text.toLowerCase()));

const withoutKept = (text: string, kept: readonly KeptPromise[]): string =>
  kept.reduce((rest, { phrase }) => rest.replaceAll(new RegExp(phrase, 'gu'), ' '), text);

/** Returns the quoted and backticked strings, except file names. */
function textsIn(path: string, source: string): { offset: number; text: string }[] {
  const found: { offset: number; text: string }[] = [];
  const files = new Set<number>();
  const leaveOut = ({ source: from }: { source?: { start: number } | null }) => from && files.add(from.start);
  new Visitor({
    ImportDeclaration: leaveOut,
    ExportNamedDeclaration: leaveOut,
    ExportAllDeclaration: leaveOut,
    Literal: ({ start, value }) => {
      if (typeof value === 'string' && !files.has(start)) found.push({ offset: start, text: value });
    },
    TemplateElement: ({ start, value }) => found.push({ offset: start, text: value.cooked ?? value.raw }),
  }).visit(parseSync(path, source).program);
  return found;
}
