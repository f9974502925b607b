import { and, type SQL, sql } from 'drizzle-orm';

/** Source of a facet's values: a table to join with `matched`, the value, and its name. */
export interface FacetSource {
  join?: SQL;
  value: SQL;
  name?: SQL;
  /** Facets whose conditions are dropped too when this one is chosen. */
  ends?: readonly string[];
}

/** Number of rows with a value of a facet, and its name if only the database has it. */
export interface FacetCount<Name extends string = string> {
  facet: Name;
  value: string;
  name: string | null;
  count: number;
}

/** Facets, and the list's condition on each of them, if any. */
interface Facets<Name extends string> {
  sources: Record<Name, FacetSource>;
  conditions: Partial<Record<Name, SQL | undefined>>;
  /** Selects the rows that match all non-facet conditions, with these extra columns. */
  matched: (verdicts: SQL) => SQL;
}

/** Builds a statement that counts every value with at least one row, applying to each facet the conditions of all others. */
export function countFacets<Name extends string>({ sources, conditions, matched }: Facets<Name>): SQL {
  const names = Object.keys(sources) as Name[];
  const verdicts = names.map((name) => sql`${conditions[name] ?? sql`true`} as ${verdictOn(name)}`);
  const counts = names.map((name) => {
    const others = names.filter((other) => other !== name && !sources[name].ends?.includes(other)).map(verdictOn);
    return countFacet(name, sources[name], and(...others));
  });
  return sql`with matched as materialized (${matched(sql.join(verdicts, sql`, `))}) ${sql.join(counts, sql` union all `)}`;
}

function countFacet(facet: string, { join = sql``, value, name = sql`null::text` }: FacetSource, others?: SQL): SQL {
  return sql`
    select ${facet}::text as facet, ${value} as value, min(${name}) as name, count(*)::integer as count
    from matched ${join} where ${others ?? sql`true`} and ${value} is not null group by ${value}`;
}

const verdictOn = (facet: string): SQL => sql`${sql.identifier(`fits_${facet}`)}`;

/** Joins the ranges ('min-max', both inclusive) that contain an amount; the facet's value is `ranges.value`. */
export function joinRanges(ranges: readonly { min: number; max: number }[], amount: SQL): SQL {
  const rows = ranges.map(({ min, max }) => sql`(${`${min}-${max}`}, ${min}::integer, ${max}::integer)`);
  return sql`join (values ${sql.join(rows, sql`, `)}) as ranges (value, low, high) on ${amount} between low and high`;
}

/** Builds a facet of the bounds that a measure satisfies. */
export function boundsFacet(bounds: readonly number[], fits: (bound: SQL) => SQL): FacetSource {
  const rows = bounds.map((bound) => sql`(${bound}::integer)`);
  const join = sql`join (values ${sql.join(rows, sql`, `)}) as bounds (bound) on ${fits(sql`bounds.bound`)}`;
  return { join, value: sql`bounds.bound::text` };
}
