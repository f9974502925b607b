import { formatMonth, formatNumber, plural } from '@dopahiya/domain/site';

export const form = 'Facts';
export const optional = '(optional)';
export const sections = 'Sections:';
export const missing = 'Missing.';
export const gaps = (count: number) =>
  plural(count, { one: 'One fact is missing:', other: `${formatNumber(count)} facts are missing:` });
const sure: Record<string, string> = { high: 'certain', middle: 'not certain' };
export const factOf = (fact: { source: string | null; as_of: string | null; confidence: string | null }) => {
  const when = fact.as_of !== null && (/^\d{4}-\d\d/.test(fact.as_of) ? formatMonth(fact.as_of) : fact.as_of);
  const told = [
    fact.source ?? 'No source',
    when,
    fact.confidence !== null && (sure[fact.confidence] ?? fact.confidence),
  ];
  return `From: ${told.filter(Boolean).join(', ')}.`;
};
export const range = (low: string, high: string, unit: string) => `Usually ${low} to ${high}${unit && ` ${unit}`}.`;
export const outside = (words: string) => `Check this figure. ${words}`;
export const yes = 'Yes';
export const no = 'No';
export const unknown = 'Not known';
export const choose = 'Choose';
export const pick = (label: string) => `Pick: ${label}`;
export const onePerLine = 'One on each line.';
export const name = 'Name';
export const value = 'Text';
export const number = (index: number) => `Number ${formatNumber(index)}`;
export const add = 'Add';
export const addTo = (list: string) => `Add to ${list}`;
export const full = (count: number) => `No more than ${formatNumber(count)}`;
export const remove = (what: string) => `Remove ${what}`;
export const moveUp = (what: string) => `Move up: ${what}`;
export const moveDown = (what: string) => `Move down: ${what}`;
export const added = 'Added at the end.';
export const removed = (what: string) => `Removed: ${what}.`;
export const moved = (what: string, place: number) => `${what} is now number ${formatNumber(place)}.`;
export const replace = (label: string) => `${label}: choose another`;
export const photoTypes = 'JPEG, PNG, WebP or AVIF, at least 1,200 px wide.';
export const tooLarge = (megabytes: number) => `Choose a file of at most ${formatNumber(megabytes)} MB.`;
export const uploaded = 'The uploaded photo';
export const sending = 'Uploading';
export const preparing = 'Preparing the photo';
export const notSent = 'The photo was not uploaded';
