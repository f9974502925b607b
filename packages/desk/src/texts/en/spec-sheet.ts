import { formatNumber, plural } from '@dopahiya/domain/site';

export const sheet = 'Text of the spec sheet';
export const sheetMeans = 'Copy the table from the brochure or the maker’s page.';
export const empty = 'Paste the text first.';
export const file = 'Or a file';
export const fileMeans = 'A PDF, CSV or text file. A PDF must contain text: a scanned picture cannot be read.';
export const tooLarge = (megabytes: number) => `Choose a file of at most ${formatNumber(megabytes)} MB.`;
export const read = 'Read';
export const notRead = 'The sheet was not read';
export const facts = (count: number) => plural(count, { one: 'One fact', other: `${formatNumber(count)} facts` });
export const noFacts = 'No facts were found in this text';
export const line = (number: number) => `Line ${formatNumber(number)}.`;
export const today = (value: string) => `Now: ${value}.`;
export const accept = 'Accept';
export const acceptOf = (label: string) => `Accept: ${label}`;
export const accepted = (label: string) => `${label} is now in your draft.`;
export const isSame = 'In the draft.';
export const unread = (count: number) =>
  plural(count, { one: 'One line was not understood', other: `${formatNumber(count)} lines were not understood` });
