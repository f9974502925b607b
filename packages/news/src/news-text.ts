import { addressIn, pathIn, siteLanguage } from '@dopahiya/domain/site';

/** Excerpt lengths in characters: of the featured article, and of list items. */
export const excerptLengths = { featured: 200, listed: 150 } as const;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Returns user text as plain text: without tags, links, addresses, bold markers and 'Read full review'. */
export function wordsOf(written: string): string {
  return written
    .replaceAll(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replaceAll(/!?\[([^\][]*)\]\([^()\s]*\)/g, '$1')
    .replaceAll(/(?:https?:\/\/|www\.)[^\s<>)]+/gi, '')
    .replaceAll('**', '')
    .replaceAll(/read full review/gi, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Detects the language of a text by its script. */
export const languageOf = (text: string): 'en' | 'hi' => (/\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en');

/** Leads the links of clean HTML to pages of the site in a language, by default that of this build. */
export const linkedIn = (html: string, language: Pick<typeof siteLanguage, 'prefix'> = siteLanguage): string =>
  html.replaceAll(
    /(<a href=")(\/(?!\/)[^"]*)/g,
    (_, start: string, address: string) => start + addressIn(pathIn(address, language), language),
  );

/** Truncates a text at a word boundary to at most `max` characters, with an ellipsis if anything was cut. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const lastWord = cut.lastIndexOf(' ');
  return `${(lastWord > max / 2 ? cut.slice(0, lastWord) : cut).replace(/[\s,;:.–—-]+$/, '')}…`;
}
