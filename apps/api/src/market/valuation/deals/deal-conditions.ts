import { type DealGrade, dealGrades } from '@dopahiya/domain/market';
import { gradeBounds } from '@dopahiya/engines/valuation';
import { and, gte, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { listings } from '../../../db/listing-schema.ts';

/** Listings whose price has one of these grades. */
export const hasGrade = (grades: readonly DealGrade[]): SQL | undefined => or(...grades.map(isGraded));

function isGraded(grade: DealGrade): SQL | undefined {
  const { from, below } = gradeBounds(grade);
  return and(
    isNotNull(listings.deal_errors),
    from === null ? undefined : gte(listings.deal_errors, from),
    below === null ? undefined : lt(listings.deal_errors, below),
  );
}

/** The grade of the errors that a column has; null without any. */
export function gradeColumn(errors: SQL): SQL {
  const cases = dealGrades.map((grade) => {
    const { below } = gradeBounds(grade);
    return below === null ? sql`else ${grade}` : sql`when ${errors} < ${below}::double precision then ${grade}`;
  });
  return sql`case when ${errors} is null then null ${sql.join(cases, sql` `)} end`;
}
