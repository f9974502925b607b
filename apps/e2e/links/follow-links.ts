/** What is followed, and how far. */
export interface LinksOptions {
  /** Where the site answers, without a slash at its end. */
  origin: string;
  /** Paths to begin with. */
  from: readonly string[];
  /** How many links of one shape are followed: lists name hundreds of bikes alike. */
  perShape?: number;
  /** How many addresses are asked for at most. */
  max?: number;
  /** Paths of which no page is read: what is there is asked for, its links are not followed. */
  isEnd?: (path: string) => boolean;
}

/** What came of it: how many addresses answered, and a sentence for each link that leads to nothing. */
export interface FollowedLinks {
  followed: number;
  faults: string[];
}

/** What says of a page that it is to come. */
const toCome = 'This feature is currently under development';

const atOnce = 4;

interface Reached {
  /** Path and query. */
  path: string;
  /** The page that names it first. */
  from: string;
}

/**
 * Follows the links of pages, and of the pages that they lead to, each address once. A link is at fault when nothing is there,
 * when the page is to come, or when it names a part that the page does not have.
 */
export async function followLinks(options: LinksOptions): Promise<FollowedLinks> {
  const { origin, from, max = 20_000 } = options;
  const isWanted = someOfEachShape(options.perShape ?? Infinity);
  const waiting: Reached[] = from.map((path) => ({ path, from: 'the start' }));
  const seen = new Set(from);
  const faults: string[] = [];
  const parts: (Reached & { part: string })[] = [];
  const partsOf = new Map<string, ReadonlySet<string>>();

  const follow = async ({ path, from: page }: Reached) => {
    const answer = await fetch(origin + path);
    const text = await answer.text();
    if (!answer.ok) faults.push(`${path} answers ${answer.status}; linked on ${page}.`);
    else if (text.includes(toCome)) faults.push(`${path} is to come; linked on ${page}.`);
    if (!answer.headers.get('content-type')?.startsWith('text/html') || options.isEnd?.(path)) return;
    partsOf.set(path, new Set(Array.from(text.matchAll(/\bid="([^"]+)"/g), ([, id = '']) => copyOf(id))));
    for (const link of linksIn(text)) remember(link, path);
  };
  const remember = (link: string, page: string) => {
    const [path = '', part] = link.split('#');
    const address = path === '' ? page : path;
    if (part) parts.push({ path: address, from: page, part });
    if (seen.has(address) || seen.size >= max || !isWanted(address)) return;
    seen.add(address);
    waiting.push({ path: address, from: page });
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(follow));
  for (const { path, from: page, part } of parts)
    if (partsOf.get(path)?.has(part) === false) faults.push(`${path} has no part #${part}; linked on ${page}.`);
  return { followed: seen.size, faults: [...new Set(faults)] };
}

const linksIn = (html: string): string[] =>
  Array.from(html.matchAll(/<a\b[^>]*\bhref="((?:\/(?!\/)|#)[^"]*)"/g), ([, link = '']) =>
    copyOf(link.replaceAll('&amp;', '&')),
  );

/** A piece of a text keeps the whole of it in memory, and a site has thousands of pages. */
const copyOf = (piece: string): string => Buffer.from(piece).toString();

/** Whether a link is among the first of its shape: number of segments, the first of them, the names of what is asked. */
function someOfEachShape(perShape: number): (link: string) => boolean {
  const counts = new Map<string, number>();
  return (link) => {
    const { pathname, searchParams } = new URL(link, 'https://site.test');
    const segments = pathname.replace(/^\/hi(?=\/|$)/, '/').split('/');
    const language = pathname.startsWith('/hi') ? 'hi' : 'en';
    const shape = [language, segments.length, segments[1], ...new Set(searchParams.keys())].join(' ');
    const count = (counts.get(shape) ?? 0) + 1;
    counts.set(shape, count);
    return count <= perShape;
  };
}
