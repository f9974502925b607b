import type { DeskField } from '@dopahiya/domain/desk';
import { placeNameIn } from '@dopahiya/domain/languages';
import type { Language } from '@dopahiya/domain/site';
import type { Orm } from '../../../../core/database/open-database.ts';
import { brands, cities } from '../../../../core/database/schema.ts';

type Choices = DeskField['choices'];

/** All brands, by name. */
export const makerChoices = async (orm: Orm): Promise<Choices> =>
  byLabel(await orm.select({ value: brands.slug, label: brands.name }).from(brands), 'en');

/** All cities with their states, as two cities may have the same name. */
export async function cityChoices(orm: Orm, language: Language): Promise<Choices> {
  const { slug, name, state } = cities;
  const rows = await orm.select({ slug, name, state }).from(cities);
  return byLabel(
    rows.map((city) => ({ value: city.slug, label: placeNameIn(language, `${city.name}, ${city.state}`) })),
    language,
  );
}

/** Capital letters do not count, as in iVOOMi. */
const byLabel = (choices: Choices, language: Language): Choices =>
  choices.toSorted((one, other) => one.label.localeCompare(other.label, language, { sensitivity: 'base' }));
