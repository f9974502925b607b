import type { Finding } from './finding.ts';
import { endingOf, isEnding } from './words/endings.ts';

/** Unmistakable parts of URLs: a scheme, even if disguised; a host name; URL shorteners. */
const signs = [
  /\bh(?:tt|xx|\*\*)ps?\b/,
  /\bwww\b|\bw\s?\.\s?w\s?\.\s?w\b/,
  /\b(?:wa|t|m)\s?\.\s?me\b/,
  /\b(?:bit|cutt|rebrand|ow|buff)\s?\.?\s?ly\b/,
  /\bgoo\s?\.?\s?gl\b/,
  /\bxn--[a-z0-9]/,
  /dot\s?com\b/,
  /\b0x[0-9a-f]{6,8}\b/,
  /[0-9a-f]{1,4}::[0-9a-f]{1,4}/,
  /[a-z0-9-]{3},\s?(?:(?:com|net|org)\b|in\/)/,
];
/** An IP address: exactly four parts. */
const computer = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?!\.?\d)/g;
const spacedEnding = /[a-z0-9-]{3}\s(?:com|in\/)(?![\p{L}\p{M}\d])/u;
/** Maximum number of dotted names to check. */
const MAX_NAMES = 200;

/** Detects a link to another site. */
export function findLink(text: string): Finding {
  if (signs.some((sign) => sign.test(text)) || holdsComputer(text)) return 'sure';
  const names = namesIn(text);
  const findings = names.map(findingOfName);
  if (findings.includes('sure')) return 'sure';
  // Someone who omits spaces after other full stops has probably omitted one here.
  const leavesBlanksOut = names.some((name, at) => findings[at] === null && twoWords.test(name));
  return (findings.includes('doubtful') && !leavesBlanksOut) || spacedEnding.test(text) ? 'doubtful' : null;
}

const twoWords = /^[\p{L}\p{M}]{2,64}\.[\p{L}\p{M}]{2,64}$/u;

const holdsComputer = (text: string): boolean =>
  [...text.matchAll(computer)].some(([address]) => address.split('.').every((part) => Number(part) < 256));

/** Returns the words that contain a dot. */
const namesIn = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}./-]+/u)
    .filter((word) => word.includes('.'))
    .slice(0, MAX_NAMES);

function findingOfName(word: string): Finding {
  const [host = '', ...path] = word.split('/');
  const labels = host.split('.').filter((label) => label !== '');
  const found = labels.slice(1).map((ending, at) => {
    const name = labels[at] ?? '';
    const isFollowed = path.some((part) => part !== '') && at === labels.length - 2;
    return isFollowed && name.length > 1 && /\p{L}/u.test(name) && isEnding(ending) ? 'sure' : endingOf(name, ending);
  });
  const findings = new Set(found);
  if (findings.has('sure')) return 'sure';
  return findings.has('doubtful') ? 'doubtful' : null;
}
