import type { LinedSource, Rejection, SourcePath } from './rejection.ts';

/** File with validated content. */
export interface CheckedFile<Content> {
  source: LinedSource;
  content: Content;
}

/** Text in a file, with its location. */
export interface Place {
  source: LinedSource;
  path: SourcePath;
  value: string;
}

/** Returns the location and value of a field in each item of a list. */
export function placesOf<Field extends string>(
  source: LinedSource,
  list: SourcePath,
  field: Field,
  items: Record<Field, string>[],
): Place[] {
  return items.map((item, index) => ({ source, path: [...list, index, field], value: item[field] }));
}

/** Returns the location of each text in a list. */
export function placesIn(source: LinedSource, list: SourcePath, values: string[]): Place[] {
  return values.map((value, index) => ({ source, path: [...list, index], value }));
}

/** Rejects every text that occurred before. */
export function rejectDuplicates(places: Place[], reason: string): Rejection[] {
  const firsts = new Map<string, Place>();
  return places.flatMap((place) => {
    const first = firsts.get(place.value) ?? place;
    firsts.set(place.value, first);
    if (first === place) return [];
    return [rejectAt(place, first.source === place.source ? reason : `${reason} in ${first.source.file}`)];
  });
}

/** Rejects every text not among the known ones; none if these are undefined. */
export function rejectUnknown(places: Place[], known: ReadonlySet<string> | undefined, reason: string): Rejection[] {
  return places.filter(({ value }) => known?.has(value) === false).map((place) => rejectAt(place, reason));
}

/** Creates a rejection of a text. */
export function rejectAt({ source, path, value }: Place, reason: string): Rejection {
  return source.reject(path, `${value}: ${reason}`);
}
