import type { ArticleFields } from '@dopahiya/domain/content';

type KnownAuthor = Pick<NonNullable<ArticleFields['author']>, 'avatar' | 'bio'>;

/** What is said of authors by their names: the site itself writes, and no person is made up for it. */
export const knownAuthors: Readonly<Record<string, KnownAuthor>> = {
  Dopahiya: {
    avatar: '/favicon.svg',
    bio: 'Written by this site itself. Prices and tables are worked out anew each day from our catalogue and price rules, and what they rest on stands under them. Tell us if something is wrong.',
  },
  'Dopahiya Sample Desk': {
    avatar: '/favicon.svg',
    bio: 'Nobody in particular: a name for articles that show what articles look like here.',
  },
};
