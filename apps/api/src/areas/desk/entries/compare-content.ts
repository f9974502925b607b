import type { DeskContent } from '@dopahiya/domain/desk';
import { isSame } from '../../seeding/index.ts';
import type { Difference } from './entry-kind.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the values that differ, by path; lists are compared as a whole, and so are objects with a dot in a key. */
export function compareContent(before: unknown, after: unknown, path = ''): Difference[] {
  if (isSame(before ?? null, after ?? null)) return [];
  const [one, other] = [before ?? {}, after ?? {}];
  const keys = isRecord(one) && isRecord(other) ? [...new Set([...Object.keys(one), ...Object.keys(other)])] : [];
  const isLeaf = !isRecord(one) || !isRecord(other) || keys.some((key) => key.includes('.')) || depthOf(path) > 1;
  if (isLeaf && path !== '') return [{ path, before: before ?? null, after: after ?? null }];
  return keys.flatMap((key) =>
    compareContent((one as DeskContent)[key], (other as DeskContent)[key], path === '' ? key : `${path}.${key}`),
  );
}

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
