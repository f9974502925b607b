/** Characters of an excerpt: of the featured article, and of one in a list. */
export const excerptLengths = { featured: 200, listed: 150 } as const;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** What somebody wrote, in words alone: without tags, links, addresses, marks of bold and 'Read full review'. */
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

/** The language that a text is written in, by its script. */
export const languageOf = (text: string): 'en' | 'hi' => (/\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en');

/** The first words of a text, of so many characters at most; an ellipsis shows that there is more. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const lastWord = cut.lastIndexOf(' ');
  return `${(lastWord > max / 2 ? cut.slice(0, lastWord) : cut).replace(/[\s,;:.–—-]+$/, '')}…`;
}
