import { formatDate, formatNumber, formatPrice } from '@dopahiya/domain/site';
import type { listings } from '../../../core/database/listing-schema.ts';
import type { PagedRows } from '../../../core/paging.ts';

type Stored = typeof listings.$inferSelect;

/**
 * Formats listings for the terminal, with id, revision and status. User texts are prefixed with a bar, so that they cannot pass for other
 * output.
 */
export function formatListings({ page, limit, count, rows }: PagedRows<Stored>, waiting: number): string {
  if (count === 0) return 'Nobody has listed a bike.';
  const pages = Math.ceil(count / limit);
  const end = `Page ${page} of ${pages}. Waiting to be looked at: ${waiting}. Decide by: market verify ID REVISION`;
  return [...rows.map(formatListing), end].join('\n\n');
}

function formatListing(listing: Stored): string {
  const { id, revision, status, verified_at, slug, updated_at, reason, description } = listing;
  const verdict = verified_at ? 'verified' : 'not verified';
  const head = `${id} ${revision}  ${status}  ${verdict}  ${slug}  ${formatDate(updated_at.toISOString())}`;
  const lines = [...factsOf(listing), ...description.split('\n')];
  return [head, ...lines.map((line) => `  | ${line}`), ...(reason ? [`  reason: ${reason}`] : [])].join('\n');
}

function factsOf(listing: Stored): string[] {
  const {
    brand_name,
    model,
    version,
    year_of_manufacture: year,
    km_ridden: km,
    color,
    owner,
    condition,
    expected_price: price,
    registration_location,
    contact,
  } = listing;
  return [
    [brand_name, model, version, color].filter(Boolean).join(' '),
    `${year}, ${formatNumber(km)} km, ${owner} owner, ${condition}, ${registration_location}`,
    `${formatPrice(price)}, contact ${contact}`,
  ];
}
