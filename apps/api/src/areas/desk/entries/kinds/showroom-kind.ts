import { paths } from '@dopahiya/domain/site';
import { inArray } from 'drizzle-orm';
import { brands, cities, dealerships } from '../../../../core/database/schema.ts';
import {
  CatalogueWriter,
  readShowrooms,
  type RealShowroom,
  realShowroomsFileSchema,
  rejectShowrooms,
  restoreSamples,
  toShowroomRow,
} from '../../../seeding/index.ts';
import { fieldTexts } from '../../texts/index.ts';
import { deskSource, problemsOf } from '../desk-source.ts';
import { asKind } from '../entry-kind.ts';
import { field, group } from '../fields.ts';
import { cityChoices, makerChoices } from './place-choices.ts';

/** Real showrooms; samples of the same brand and city go when the first is added, and come back when the last is removed. */
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
    const makers = await makerChoices(orm);
    const places = await cityChoices(orm, language);
    return [
      ...group(groups.place, [
        field('slug', labels.slug, 'line', { is_required: true, is_fixed: true, hint: hints.slug }),
        field('brand', labels.brand, 'choice', { is_required: true, choices: makers }),
        field('city', labels.city, 'choice', { is_required: true, choices: places }),
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
    const before = (await readShowrooms(transaction)).find((one) => one.slug === slug);
    if (content) await writer.mergeShowrooms([toShowroomRow(content)]);
    else await writer.remove(dealerships, slug);
    if (before) await restoreSamples(transaction, before);
  },
});
