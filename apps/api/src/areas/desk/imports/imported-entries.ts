import type { DeskContent } from '@dopahiya/domain/desk';
import { singleKinds } from '../../site-content/index.ts';
import type { Catalogue } from '../../seeding/index.ts';
import type { Subject } from '../entries/desk-repository.ts';

/** Entry of an import; content is given where the entry is written on its own. */
export interface ImportedEntry extends Subject {
  content?: DeskContent;
}

/** Returns the entries that a catalogue's files have. */
export function importedEntries(catalogue: Catalogue): ImportedEntry[] {
  const { brands, articles, faqs, parts = [], realShowrooms = [], singles = {} } = catalogue;
  return [
    ...brands.map(({ brand: { slug } }) => ({ kind: 'brand' as const, slug })),
    ...brands.flatMap(({ models }) => models.map(({ slug }) => ({ kind: 'model' as const, slug }))),
    ...realShowrooms.map(({ slug }) => ({ kind: 'showroom' as const, slug })),
    ...articles.map(({ slug }) => ({ kind: 'article' as const, slug })),
    ...(faqs.length > 0 ? [{ kind: 'faqs' as const, slug: 'faqs', content: { questions: faqs } }] : []),
    ...parts.map((group) => ({ kind: 'part-group' as const, slug: group.slug, content: group as DeskContent })),
    ...singleKinds.flatMap((kind) => {
      const content = singles[kind] as DeskContent | undefined;
      return content ? [{ kind, slug: kind, content }] : [];
    }),
  ];
}
