import { median } from './page-table.ts';

/** Filters and orders of used bikes that visitors use, each with the counts of all other choices. */
const lists = [
  '',
  'brand=honda',
  'city=mumbai',
  'brand=honda&city=mumbai&sort=price-low',
  'min_price=40000&max_price=60000',
  'min_year=2024',
  'max_km=10000',
  'owner=1st&condition=good',
  'verified=true',
  'search=activa',
  'near=pune&within=50',
  'near=pune&within=50&sort=nearest',
  'sort=price-high',
  'sort=year-new',
  'sort=km-low',
  'sort=deal',
  'deal=great,good',
  'page=40',
];

const TIMES = 15;

/** Listings similar to one inserted by the measurement. */
const similar = 'used-bikes/bench-500/similar/';

const calls = [
  ...lists.map((list) => ({ list, path: `used-bikes/?facets=true&${list}` })),
  { list: similar, path: similar },
];

/** Response time of a list in ms: the first time, with all counts, and later, with counts cached for a minute. */
export interface ListFigures {
  list: string;
  first: number;
  later: number;
}

/** Requests each list once, and then repeatedly. */
export async function measureLists(origin: string): Promise<ListFigures[]> {
  await timeOf(origin, 'used-bikes/?brand=hero');
  const figures: ListFigures[] = [];
  for (const { list, path } of calls) {
    const first = await timeOf(origin, path);
    const later: number[] = [];
    for (let time = 0; time < TIMES; time++) later.push(await timeOf(origin, path));
    figures.push({ list, first, later: median(later) });
  }
  return figures;
}

async function timeOf(origin: string, path: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${origin}/api/${path}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The call '${path}' was answered with ${answer.status}: ${text}`);
  return performance.now() - start;
}
