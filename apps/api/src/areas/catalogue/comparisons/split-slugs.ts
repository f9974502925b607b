const SEPARATOR = '-vs-';

/** The slugs that are known. */
type Slugs = Pick<ReadonlySet<string>, 'has'>;

/** Whether a text is written like a slug; a database does not even take every other text. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9-]+$/.test(text);
}

/** Every text that begins and ends at a separator or an end of the chain, and may be a slug: what to look up first. */
export function slugCandidates(chain: string, maxLength: number): string[] {
  const ends = [...separatorsIn(chain), chain.length];
  const starts = [0, ...separatorsIn(chain).map(afterSeparator)];
  const texts = starts.flatMap((start) =>
    ends.filter((end) => end > start && end - start <= maxLength).map((end) => chain.slice(start, end)),
  );
  return [...new Set(texts)].filter(isSlug);
}

/**
 * Splits slugs that are chained by '-vs-' and may contain it themselves, so that every piece is a known slug. Of several
 * ways the one with the fewest pieces counts, then the one whose first slug is the longest.
 * @returns undefined when there is no such way with two pieces up to `most`.
 */
export function splitSlugs(chain: string, known: Slugs, max: number): string[] | undefined {
  const maxLength = Math.min(max, separatorsIn(chain).length + 1);
  for (let pieces = 2; pieces <= maxLength; pieces++) {
    const slugs = splitInto(pieces, chain, known);
    if (slugs) return slugs;
  }
  return undefined;
}

/** The pieces of a chain that are no known slug, when it is read from the left and the longest known slug counts. */
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

/** Where separators begin, overlapping ones too: a slug may end in '-vs'. */
function separatorsIn(chain: string): number[] {
  const places: number[] = [];
  for (let place = chain.indexOf(SEPARATOR); place >= 0; place = chain.indexOf(SEPARATOR, place + 1))
    places.push(place);
  return places;
}

function afterSeparator(place: number): number {
  return place + SEPARATOR.length;
}
