import type { DeskContent, DeskKind } from '@dopahiya/domain/desk';
import { and, asc, eq } from 'drizzle-orm';
import { deskEntries } from '../../core/database/desk-schema.ts';
import type { Orm } from '../../core/database/open-database.ts';
import type { CatalogueArticle } from './article-file.ts';
import { isSame } from './canonical.ts';
import type { Catalogue, CatalogueFaq } from './catalogue.ts';
import type { CataloguePartGroup } from './parts-file.ts';
import type { RealShowroom } from './showrooms/real-showrooms-file.ts';
import type { StoredArticle } from './stored/stored-articles.ts';
import type { CatalogueBrand, StoredModel } from './stored/stored-models.ts';

/** Entry that the desk changed, and that a file has in another form. */
export interface KeptEntry {
  kind: DeskKind;
  slug: string;
}

/** Article as the desk's content: the English file, and the Hindi one beside it. */
export type DeskArticle = CatalogueArticle & { hindi: Omit<NonNullable<StoredArticle['hindi']>, 'slug'> | null };

type Entry = Pick<typeof deskEntries.$inferSelect, 'kind' | 'slug' | 'content'>;

/** Puts what the desk changed in the place of the files' content. @returns that catalogue, and the entries that the files have otherwise. */
export async function keepDeskChanges(
  orm: Orm,
  catalogue: Catalogue,
): Promise<{ catalogue: Catalogue; kept: KeptEntry[] }> {
  const entries = await orm.select().from(deskEntries).orderBy(asc(deskEntries.kind), asc(deskEntries.slug));
  const kept: KeptEntry[] = [];
  let result = catalogue;
  for (const entry of entries) {
    const place = places[entry.kind];
    if (!place || isSame(place.find(result, entry.slug) ?? null, entry.content)) continue;
    kept.push({ kind: entry.kind, slug: entry.slug });
    result = place.put(result, entry);
  }
  return { catalogue: result, kept };
}

/** Forgets that the desk changed what files replace now. @returns the entries whose content at the desk was another. */
export async function forgetDeskChanges(orm: Orm, imported: Catalogue): Promise<KeptEntry[]> {
  const entries = await orm.select().from(deskEntries).orderBy(asc(deskEntries.kind), asc(deskEntries.slug));
  const replacing = entries.flatMap((entry) => {
    const content = places[entry.kind]?.find(imported, entry.slug);
    const isImported = content !== undefined && (entry.kind !== 'faqs' || imported.faqs.length > 0);
    return isImported ? [{ ...entry, isOther: !isSame(content, entry.content) }] : [];
  });
  for (const { kind, slug } of replacing)
    await orm.delete(deskEntries).where(and(eq(deskEntries.kind, kind), eq(deskEntries.slug, slug)));
  return replacing.filter(({ isOther }) => isOther).map(({ kind, slug }) => ({ kind, slug }));
}

/** Where entries of a kind are in a catalogue. */
interface Place {
  find: (catalogue: Catalogue, slug: string) => unknown;
  put: (catalogue: Catalogue, entry: Entry) => Catalogue;
}

const places: Partial<Record<DeskKind, Place>> = {
  brand: {
    find: ({ brands }, slug) => brands.find(({ brand }) => brand.slug === slug)?.brand,
    put: (catalogue, { slug, content }) => ({
      ...catalogue,
      brands: catalogue.brands.map((file) =>
        file.brand.slug === slug && content ? { ...file, brand: as<CatalogueBrand>(content) } : file,
      ),
    }),
  },
  model: {
    find: ({ brands }, wanted) => {
      const file = brands.find(({ models }) => models.some(({ slug }) => slug === wanted));
      const model = file?.models.find(({ slug }) => slug === wanted);
      return model && { ...model, brand: file?.brand.slug };
    },
    put: (catalogue, { slug, content }) => {
      const { brand, ...model } = as<Partial<StoredModel>>(content ?? {});
      return {
        ...catalogue,
        brands: catalogue.brands.map((file) => ({
          ...file,
          models: replaced(file.models, slug, file.brand.slug === brand ? (model as StoredModel) : null),
        })),
      };
    },
  },
  article: {
    find: ({ articles, articleTranslations = [] }, wanted) => {
      const article = articles.find(({ slug }) => slug === wanted);
      const { slug: _, ...hindi } = articleTranslations.find(({ slug }) => slug === wanted) ?? {};
      return article && { ...article, hindi: Object.keys(hindi).length === 0 ? null : hindi };
    },
    put: (catalogue, { slug, content }) => {
      const { hindi, ...article } = content ? as<DeskArticle>(content) : { hindi: null };
      return {
        ...catalogue,
        articles: replaced(catalogue.articles, slug, content ? (article as CatalogueArticle) : null),
        articleTranslations: replaced(catalogue.articleTranslations ?? [], slug, hindi ? { slug, ...hindi } : null),
      };
    },
  },
  showroom: {
    find: ({ realShowrooms = [] }, wanted) => realShowrooms.find(({ slug }) => slug === wanted),
    put: (catalogue, { slug, content }) => ({
      ...catalogue,
      realShowrooms: replaced(catalogue.realShowrooms ?? [], slug, content && as<RealShowroom>(content)),
    }),
  },
  faqs: {
    find: ({ faqs }) => ({ questions: faqs }),
    put: (catalogue, { content }) =>
      content ? { ...catalogue, faqs: as<{ questions: CatalogueFaq[] }>(content).questions } : catalogue,
  },
  'part-group': {
    find: ({ parts = [] }, wanted) => parts.find(({ slug }) => slug === wanted),
    put: (catalogue, { slug, content }) => ({
      ...catalogue,
      parts: replaced(catalogue.parts ?? [], slug, content && as<CataloguePartGroup>(content)),
    }),
  },
};

/** The content was validated with the schema of its kind before it was stored. */
const as = <Content>(content: DeskContent): Content => content as Content;

const without = <Item extends { slug: string }>(items: readonly Item[], slug: string): Item[] =>
  items.filter((item) => item.slug !== slug);

/** Replaces an item in its place, adds it at the end, or removes it. */
function replaced<Item extends { slug: string }>(items: readonly Item[], slug: string, item: Item | null): Item[] {
  if (!item) return without(items, slug);
  return items.some((one) => one.slug === slug)
    ? items.map((one) => (one.slug === slug ? item : one))
    : [...items, item];
}
