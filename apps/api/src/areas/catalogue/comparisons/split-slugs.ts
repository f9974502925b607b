const SEPARATOR = '-vs-';

/** Known slugs. */
type Slugs = Pick<ReadonlySet<string>, 'has'>;

/** Checks whether a text has the form of a slug; the database does not even accept all others. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9-]+$/.test(text);
}

/** Returns every part of the chain between separators that may be a slug: the candidates to look up. */
export function slugCandidates(chain: string, maxLength: number): string[] {
  const ends = [...separatorsIn(chain), chain.length];
  const starts = [0, ...separatorsIn(chain).map(afterSeparator)];
  const texts = starts.flatMap((start) =>
    ends.filter((end) => end > start && end - start <= maxLength).map((end) => chain.slice(start, end)),
  );
  return [...new Set(texts)].filter(isSlug);
}

/**
 * Splits slugs joined by '-vs-', which they may contain themselves, so that every part is a known slug. Prefers the fewest parts, then the
 * longest first slug.
 * @returns undefined if there is no such split into two to `max` parts.
 */
export function splitSlugs(chain: string, known: Slugs, max: number): string[] | undefined {
  const maxLength = Math.min(max, separatorsIn(chain).length + 1);
  for (let pieces = 2; pieces <= maxLength; pieces++) {
    const slugs = splitInto(pieces, chain, known);
    if (slugs) return slugs;
  }
  return undefined;
}

/** Returns the parts of a chain that are no known slug, matching the longest known slugs from the left. */
export function unknownSlugs(chain: string, known: Slugs): string[] {
  const ends = [...separatorsIn(chain), chain.length];
  const knownEnd = ends.findLast((end) => known.has(chain.slice(0, end)));
  const end = knownEnd ?? ends[0] ?? chain.length;
  const first = knownEnd === undefined ? [chain.slice(0, end)] : [];
  return end === chain.length ? first : [...first, ...unknownSlugs(chain.slice(afterSeparator(end)), known)];
}

function splitInto(pieces: number, chain: string, known: Slugs): string[] | undefined {
  if (pieces === 1) return known.has(chain) ? [chain] : undefined;
  for (const end of separatorsIn(chain).toReversed()) {
    const first = chain.slice(0, end);
    const others = known.has(first) ? splitInto(pieces - 1, chain.slice(afterSeparator(end)), known) : undefined;
    if (others) return [first, ...others];
  }
  return undefined;
}

/** Returns the positions of separators, including overlapping ones: a slug may end in '-vs'. */
function separatorsIn(chain: string): number[] {
  const places: number[] = [];
  for (let place = chain.indexOf(SEPARATOR); place >= 0; place = chain.indexOf(SEPARATOR, place + 1))
    places.push(place);
  return places;
}

function afterSeparator(place: number): number {
  return place + SEPARATOR.length;
}
