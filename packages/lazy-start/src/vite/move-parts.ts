import type { Cut, SharedFile } from './join-files.ts';

/** Which of the joined files each part stands in, by number. */
type Places = readonly number[];

/** What one page loads. */
interface Load {
  files: number;
  bytes: number;
}

/**
 * Moves single parts to another of the joined files, or to a new one, while the pages then load fewer bytes and none of
 * them more than `limit` files: joining looks at one pair at a time, and sees too late what should have stayed apart.
 */
export function moveParts(joined: readonly SharedFile[], parts: readonly SharedFile[], cut: Cut): SharedFile[] {
  const fileOf = new Map(joined.flatMap(({ modules }, file) => modules.map((module) => [module, file] as const)));
  let places: Places = parts.map(({ modules: [module = ''] }) => fileOf.get(module) ?? joined.length);
  let bytes = sentBytes(places, parts, cut);
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const moved of moves(places)) {
      const fewer = sentBytes(moved(places), parts, cut);
      if (fewer >= bytes) continue;
      [places, bytes, isBetter] = [moved(places), fewer, true];
    }
  }
  return filesAt(places, parts, cut.pages);
}

/** Every part to every other file, and to a file of its own. */
function moves(places: Places): ((places: Places) => Places)[] {
  const files = [...new Set(places), Math.max(...places) + 1];
  return places.flatMap((_, part) => files.map((file) => (current: Places) => current.with(part, file)));
}

/** What all pages load together; endless where one of them loads too many files. */
function sentBytes(places: Places, parts: readonly SharedFile[], { pages, limit, weightOf }: Cut): number {
  const loads = pages.map((page) => ({ ...loadOf(page, places, parts), weight: weightOf(page) }));
  if (loads.some(({ files }) => files > limit)) return Infinity;
  return loads.reduce((sum, { bytes, weight }) => sum + bytes * weight, 0);
}

function loadOf(page: string, places: Places, parts: readonly SharedFile[]): Load {
  const loaded = filesOf(page, places, parts);
  return {
    files: loaded.size,
    bytes: parts.reduce((sum, { size }, part) => sum + (loaded.has(places[part]!) ? size : 0), 0),
  };
}

/** The files with what the page needs, and those that these import. */
function filesOf(page: string, places: Places, parts: readonly SharedFile[]): Set<number> {
  const loaded = new Set<number>();
  const load = (file: number): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    parts.forEach(({ imports }, part) => places[part] === file && placesOf(imports, places, parts).forEach(load));
  };
  parts.forEach((part, index) => part.pages.has(page) && load(places[index]!));
  return loaded;
}

const placesOf = (imports: ReadonlySet<SharedFile>, places: Places, parts: readonly SharedFile[]) =>
  [...imports].map((file) => places[parts.indexOf(file)]!);

function filesAt(places: Places, parts: readonly SharedFile[], pages: readonly string[]): SharedFile[] {
  const files = new Map<number, SharedFile>();
  for (const place of new Set(places)) {
    const inside = parts.filter((_, part) => places[part] === place);
    files.set(place, {
      pages: new Set(pages.filter((page) => filesOf(page, places, parts).has(place))),
      modules: inside.flatMap(({ modules }) => modules),
      size: inside.reduce((sum, { size }) => sum + size, 0),
      imports: new Set(),
    });
  }
  for (const [index, { imports }] of parts.entries()) {
    const file = files.get(places[index]!)!;
    for (const place of placesOf(imports, places, parts))
      if (place !== places[index]) file.imports.add(files.get(place)!);
  }
  return [...files.values()];
}
