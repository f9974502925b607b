import type { Cut, SharedFile } from './join-files.ts';
import { sentBytes } from './sent-bytes.ts';

/** Which of the joined files each part stands in, by number. */
type Places = readonly number[];

/**
 * Moves parts to another of the joined files, or to a new one, while the pages then load fewer bytes and none of them
 * more than `limit` files: joining looks at one pair at a time, and sees too late what should have stayed apart. Parts
 * move alone, then all together that one page needs of a file.
 */
export function moveParts(joined: readonly SharedFile[], parts: readonly SharedFile[], cut: Cut): SharedFile[] {
  const fileOf = new Map(joined.flatMap(({ modules }, file) => modules.map((module) => [module, file] as const)));
  const weigh = sentBytes(parts, cut);
  let places: Places = parts.map(({ modules: [module = ''] }) => fileOf.get(module) ?? joined.length);
  let bytes = weigh(places, Infinity);
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const moved of moves(places, parts, cut)) {
      const next = moved(places);
      if (next === places) continue;
      const fewer = weigh(next, bytes);
      if (fewer >= bytes) continue;
      [places, bytes, isBetter] = [next, fewer, true];
    }
  }
  return filesAt(places, parts, cut.pages);
}

type Move = (places: Places) => Places;

/** Every part, and what a page needs of a file, to every other file and to a file of its own. */
function moves(places: Places, parts: readonly SharedFile[], { pages }: Cut): Move[] {
  const files = [...new Set(places)];
  const targets = [...files, Math.max(...places) + 1];
  const alone = places.flatMap((_, part) =>
    targets.map(
      (to): Move =>
        (current) =>
          current.with(part, to),
    ),
  );
  const needs = pages.map((page) => [...parts.keys()].filter((part) => parts[part]!.pages.has(page)));
  const together = needs.flatMap((needed) => files.flatMap((from) => targets.map((to) => moveAll(needed, from, to))));
  return [...alone, ...together];
}

/** Those of some parts that stand in one file, to another. */
const moveAll =
  (parts: readonly number[], from: number, to: number): Move =>
  (places) => {
    if (from === to || !parts.some((part) => places[part] === from)) return places;
    const moved = [...places];
    for (const part of parts) if (places[part] === from) moved[part] = to;
    return moved;
  };

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
