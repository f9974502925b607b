import { type DealGrade, dealGrades } from '@dopahiya/domain/market';
import { gradeBounds } from '@dopahiya/engines/valuation';
import { and, gte, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { FacetSource } from '../../../../core/database/facet-counts.ts';
import { listings } from '../../../../core/database/listing-schema.ts';

/** Condition on listings whose deal grade is one of these. */
export const hasGrade = (grades: readonly DealGrade[]): SQL | undefined => or(...grades.map(isGraded));

function isGraded(grade: DealGrade): SQL | undefined {
  const { from, below } = gradeBounds(grade);
  return and(
    isNotNull(listings.deal_errors),
    from === null ? undefined : gte(listings.deal_errors, from),
    below === null ? undefined : lt(listings.deal_errors, below),
  );
}

/** Facet of the deal grades, calculated from a column of errors. */
export function gradeFacet(errors: SQL): FacetSource {
  const rows = dealGrades.map((grade) => {
    const { from, below } = gradeBounds(grade);
    return sql`(${grade}, ${from}::double precision, ${below}::double precision)`;
  });
  const isAbove = sql`(grades.start is null or ${errors} >= grades.start)`;
  const isBelow = sql`(grades.below is null or ${errors} < grades.below)`;
  return {
    join: sql`join (values ${sql.join(rows, sql`, `)}) as grades (value, start, below)
      on ${errors} is not null and ${isAbove} and ${isBelow}`,
    value: sql`grades.value`,
  };
}
