/** Seconds in which the script of the next page must have run. */
const HANDED_OVER = 60;

/** A cookie that hands something over from one page to the next, for a minute. */
export function handOverCookie([name, value]: readonly [string, string], origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Max-Age=${HANDED_OVER}; Path=/; SameSite=Strict${secure}`;
}
