import { paths } from '@dopahiya/domain/site';
import { asc, inArray } from 'drizzle-orm';
import { brands, cities, dealerships } from '../../../../core/database/schema.ts';
import {
  CatalogueWriter,
  readShowrooms,
  type RealShowroom,
  realShowroomsFileSchema,
  rejectShowrooms,
  toShowroomRow,
} from '../../../seeding/index.ts';
import { fieldTexts } from '../../texts/index.ts';
import { deskSource, problemsOf } from '../desk-source.ts';
import { asKind } from '../entry-kind.ts';
import { field, group } from '../fields.ts';

/** Real showrooms; a sample of the same brand and city goes when one is added. */
export const showroomKind = asKind<RealShowroom>({
  kind: 'showroom',
  schema: realShowroomsFileSchema.element,
  isRemovable: true,
  list: async (orm) => {
    const all = await readShowrooms(orm);
    const makers = await orm.select({ slug: brands.slug, name: brands.name }).from(brands);
    const places = await orm
      .select({ slug: cities.slug, name: cities.name })
      .from(cities)
      .where(inArray(cities.slug, [...new Set(all.map(({ city }) => city))]));
    const names = new Map([...makers, ...places].map((one) => [one.slug, one.name]));
    return all.map(({ slug, name, brand, city }) => ({
      slug,
      title: name,
      about: `${names.get(brand) ?? brand} · ${names.get(city) ?? city}`,
      gaps: [],
      views: null,
    }));
  },
  read: async (orm, slug) => (await readShowrooms(orm)).find((one) => one.slug === slug),
  titleOf: ({ name }) => name,
  pathOf: ({ brand, city }) => `${paths.showroomsOf(brand)}?city=${city}`,
  fields: async (language, orm) => {
    const { labels, hints, groups } = fieldTexts[language];
    const makers = await orm.select({ value: brands.slug, label: brands.name }).from(brands).orderBy(asc(brands.name));
    return [
      ...group(groups.place, [
        field('slug', labels.slug, 'line', { is_required: true, is_fixed: true, hint: hints.slug }),
        field('brand', labels.brand, 'choice', { is_required: true, choices: makers }),
        field('city', labels.city, 'line', { is_required: true, hint: hints.city }),
        field('name', labels.name, 'line', { is_required: true, max: 120 }),
        field('address', labels.address, 'text', { is_required: true, max: 300 }),
        field('pincode', labels.pincode, 'line'),
        field('latitude', labels.latitude, 'number', { range: [6, 38] }),
        field('longitude', labels.longitude, 'number', { range: [68, 98] }),
      ]),
      ...group(groups.contact, [field('phone', labels.phone, 'line'), field('website', labels.website, 'line')]),
    ];
  },
  problems: async (orm, content) => {
    const known = await new CatalogueWriter(orm).knownPlaces();
    return problemsOf(rejectShowrooms(deskSource(content.slug, [content]), [content], known), [0]);
  },
  write: async (transaction, slug, content) => {
    const writer = new CatalogueWriter(transaction);
    if (!content) return writer.remove(dealerships, slug);
    await writer.mergeShowrooms([toShowroomRow(content)]);
  },
});
