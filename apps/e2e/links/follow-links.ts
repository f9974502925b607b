/** Options for following links. */
export interface LinksOptions {
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** Start paths. */
  from: readonly string[];
  /** Maximum number of links of one shape: lists link to hundreds of similar bikes. */
  perShape?: number;
  /** Maximum number of addresses to request. */
  max?: number;
  /** Whether the links of the page at a path are not followed; the path itself is requested. */
  isEnd?: (path: string) => boolean;
}

/** Result: the number of addresses that responded, and a sentence for each broken link. */
export interface FollowedLinks {
  followed: number;
  faults: string[];
}

/** Text of a placeholder page. */
const toCome = 'This feature is currently under development';

const atOnce = 4;

interface Reached {
  /** Path and query. */
  path: string;
  /** Page that links to it first. */
  from: string;
}

/**
 * Follows the links of pages recursively, requesting each address once. A link is broken if its target is missing, is a placeholder page,
 * or lacks the linked fragment.
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

/** Copies a substring, which would keep the whole text in memory: a site has thousands of pages. */
const copyOf = (piece: string): string => Buffer.from(piece).toString();

/** Checks whether a link is among the first of its shape: number of segments, first segment, and query parameter names. */
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
