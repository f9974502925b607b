import { paths } from '@dopahiya/domain/site';
import { eq, inArray } from 'drizzle-orm';
import { figureReports } from '../../../../core/database/figure-report-schema.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import { bikes, brands } from '../../../../core/database/schema.ts';
import type { DescribedCase } from './described-case.ts';

/** Describes reported figures, with the catalogue's value and the suggested one. */
export async function describeFigures(orm: Orm, ids: number[]): Promise<DescribedCase[]> {
  const rows = await orm
    .select({ report: figureReports, bike: bikes, brand: { slug: brands.slug, name: brands.name } })
    .from(figureReports)
    .innerJoin(bikes, eq(bikes.id, figureReports.bike_id))
    .innerJoin(brands, eq(brands.id, bikes.brand_id))
    .where(inArray(figureReports.id, ids));
  return rows.map(({ report, bike, brand }) => {
    const { id, field, value, seen_at, count } = report;
    const known = { ...bike.specifications, ...bike }[field];
    return {
      subject: 'figure',
      subject_id: id,
      title: `${brand.name} ${bike.name}: ${field}`,
      path: paths.bike({ ...bike, brand }),
      state: 'shown',
      holds: [],
      words: [
        { side: 'catalogue', text: known === null || known === undefined ? 'not known' : String(known) },
        { side: 'visitor', text: count === 1 ? value : `${value} (${count} times)` },
        ...(seen_at === null ? [] : [{ side: 'source', text: seen_at }]),
      ],
      photos: [],
    };
  });
}
