import type { LinedSource, Rejection, SourcePath } from './rejection.ts';

/** A file with its content checked. */
export interface CheckedFile<Content> {
  source: LinedSource;
  content: Content;
}

/** A text of a file, and where it stands. */
export interface Place {
  source: LinedSource;
  path: SourcePath;
  value: string;
}

/** Where each item of a list has a field, and what it says. */
export function placesOf<Field extends string>(
  source: LinedSource,
  list: SourcePath,
  field: Field,
  items: Record<Field, string>[],
): Place[] {
  return items.map((item, index) => ({ source, path: [...list, index, field], value: item[field] }));
}

/** Where each text of a list stands. */
export function placesIn(source: LinedSource, list: SourcePath, values: string[]): Place[] {
  return values.map((value, index) => ({ source, path: [...list, index], value }));
}

/** Rejects every text that stood somewhere before. */
export function rejectDuplicates(places: Place[], reason: string): Rejection[] {
  const firsts = new Map<string, Place>();
  return places.flatMap((place) => {
    const first = firsts.get(place.value) ?? place;
    firsts.set(place.value, first);
    if (first === place) return [];
    return [rejectAt(place, first.source === place.source ? reason : `${reason} in ${first.source.file}`)];
  });
}

/** Rejects every text that is not one of these; without them, none. */
export function rejectUnknown(places: Place[], known: ReadonlySet<string> | undefined, reason: string): Rejection[] {
  return places.filter(({ value }) => known?.has(value) === false).map((place) => rejectAt(place, reason));
}

/** Rejects a text for a reason. */
export function rejectAt({ source, path, value }: Place, reason: string): Rejection {
  return source.reject(path, `${value}: ${reason}`);
}
