import type { ArticleFields } from '@dopahiya/domain/content';

type KnownAuthor = Pick<NonNullable<ArticleFields['author']>, 'avatar' | 'bio'>;

/** What is said of authors by their names: the site itself writes, and no person is made up for it. */
export const knownAuthors: Readonly<Record<string, KnownAuthor>> = {
  Dopahiya: {
    avatar: '/favicon.svg',
    bio: 'Written by Dopahiya. Prices and tables update daily from our catalogue and price rules. Tell us if something is wrong.',
  },
  'Dopahiya Sample Desk': {
    avatar: '/favicon.svg',
    bio: 'A sample author for sample articles.',
  },
};
