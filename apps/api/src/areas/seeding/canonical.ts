import { createHash } from 'node:crypto';

/** Sorts keys and drops undefined values, so that equal content has one form. */
export function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, one]) => [key, canonical(one)]),
  );
}

/** Whether two values are the same, whatever the order of their keys. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));

/** Returns the version of content: a hash that changes with it. */
export const versionOf = (content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(content)))
    .digest('base64url')
    .slice(0, 22);
