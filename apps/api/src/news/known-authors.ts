import type { ArticleFields } from '@dopahiya/domain/content';

type KnownAuthor = Pick<NonNullable<ArticleFields['author']>, 'avatar' | 'bio'>;

/** What is said of authors by their names: the site itself writes, and no person is made up for it. */
export const knownAuthors: Readonly<Record<string, KnownAuthor>> = {
  Dopahiya: {
    avatar: '/favicon.svg',
    bio: 'Written by this site itself. The figures are read from our catalogue and price rules whenever a page is made, and their source stands under them; where we found none, the text says so.',
  },
  'Dopahiya Sample Desk': {
    avatar: '/favicon.svg',
    bio: 'Nobody in particular: a name for articles that show what articles look like here.',
  },
};
