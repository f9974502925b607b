import * as pagesInEnglish from '../texts/en/findable-pages.ts';
import * as faqsInEnglish from '../texts/en/site-faqs.ts';
import * as pagesInHindi from '../texts/hi/findable-pages.ts';
import * as faqsInHindi from '../texts/hi/site-faqs.ts';

type Fields = Readonly<Record<string, string>>;

const isText = (value: unknown, title: string): value is Fields =>
  typeof value === 'object' && value !== null && title in value;

/** Maps each text of a file by its English title to the same text in Hindi. */
function byTitle(english: object, hindi: object, title: string): ReadonlyMap<string, Fields> {
  const own = new Map<string, unknown>(Object.entries(hindi));
  const pairs = Object.entries(english).flatMap(([name, text]: [string, unknown]) => {
    const translated = own.get(name);
    return isText(text, title) && isText(translated, title) ? [[text[title] ?? '', translated] as const] : [];
  });
  return new Map(pairs);
}

/** Title and purpose in Hindi of the pages that text search can find, by their English titles. */
export const findablePagesInHindi = byTitle(pagesInEnglish, pagesInHindi, 'title');

/** Questions about this site and their answers in Hindi, by the English questions. */
export const siteFaqsInHindi = byTitle(faqsInEnglish, faqsInHindi, 'question');
