import type { DeskContent } from '@dopahiya/domain/desk';
import { isSame } from '../../seeding/index.ts';
import type { Difference } from './entry-kind.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the values that differ, by path; lists are compared as a whole, and so are objects with a dot in a key. */
export function compareContent(before: unknown, after: unknown, path = ''): Difference[] {
  const [one, other] = [before ?? null, after ?? null];
  if (isSame(one, other)) return [];
  const keys = depthOf(path) > 1 ? undefined : keysWithin(one ?? {}, other ?? {});
  if (!keys) return [{ path, before: one, after: other }];
  const outer = path === '' ? '' : `${path}.`;
  return keys.flatMap((key) => compareContent(valueOf(one, key), valueOf(other, key), outer + key));
}

/** Returns the keys of both objects; undefined if one is no object, or a key has a dot. */
function keysWithin(one: unknown, other: unknown): string[] | undefined {
  if (!isRecord(one) || !isRecord(other)) return undefined;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return keys.some((key) => key.includes('.')) ? undefined : keys;
}

const valueOf = (content: unknown, key: string): unknown => (isRecord(content) ? content[key] : undefined);

const depthOf = (path: string): number => (path === '' ? 0 : path.split('.').length);

/** Returns the value at a path. */
export function valueAt(content: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), content);
}

/** Returns the content with another value at a path; null and undefined remove it. */
export function withValue(content: DeskContent, path: string, value: unknown): DeskContent {
  const [key = '', ...rest] = path.split('.');
  if (rest.length > 0) {
    const inner = content[key];
    return { ...content, [key]: withValue(isRecord(inner) ? inner : {}, rest.join('.'), value) };
  }
  const { [key]: _, ...others } = content;
  return value === undefined ? others : { ...others, [key]: value };
}
