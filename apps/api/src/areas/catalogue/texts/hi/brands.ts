import { placeNameIn } from '@dopahiya/domain/languages';

/** Facts of a brand. */
interface BrandFacts {
  name: string;
  country_of_origin: string | null;
  founded_year: number | null;
  bike_count: number;
}

/** Composes what is known of a brand: the written descriptions are English only. */
export function describeBrand({ name, country_of_origin, founded_year, bike_count }: BrandFacts): string {
  const country =
    country_of_origin === null ? '' : `${placeNameIn('hi', country_of_origin.replace(/ \(.*\)$/, ''))} का `;
  const since = founded_year === null ? '' : `, जिसकी शुरुआत ${founded_year} में हुई`;
  const models = bike_count === 0 ? '' : ` Dopahiya पर इसके ${bike_count} मॉडल हैं।`;
  return `${name} ${country}दोपहिया ब्रांड है${since}।${models}`;
}
