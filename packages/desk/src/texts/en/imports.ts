import { formatNumber, plural } from '@dopahiya/domain/site';

export const title = 'Import';
export const intro = 'First see what the files would change. Then import all of them, or none.';
export const files = 'Files';
export const filesMean = (most: number) =>
  `Catalogue and showrooms as .json, articles as .md and .hi.md. Up to ${formatNumber(most)} files.`;
export const tooMany = (most: number) => `Choose at most ${formatNumber(most)} files.`;
export const tooLarge = (file: string, megabytes: number) => `${file} is larger than ${formatNumber(megabytes)} MB.`;
export const trying = 'Checking the files...';
export const importing = 'Importing...';
export const failed = 'The files were not imported';
export const doImport = 'Import all';
export const blocked = 'Correct what was refused, and choose the files again.';
export const done = 'Imported. Live within a minute.';
export const refused = (count: number) =>
  plural(count, { one: 'One refusal', other: `${formatNumber(count)} refusals` });
export const place = (file: string, line: number) => `${file}, line ${formatNumber(line)}:`;
export const effects = {
  added: (count: number) => `Added: ${formatNumber(count)}`,
  changed: (count: number) => `Changed: ${formatNumber(count)}`,
};
export const exportTitle = 'Export';
export const exportMeans = 'Everything that the desk edits, as a ZIP of the same files. Keep it with your backups.';
export const prepare = 'Download the catalogue';
export const preparing = 'Preparing the files...';
export const prepared = 'The download has begun. If it has not, use this link within ten minutes.';
export const download = (megabytes: string) => `Download the ZIP, ${megabytes} MB`;
export const notExported = 'The catalogue was not exported';
export const unchanged = (count: number) => `Unchanged: ${formatNumber(count)}`;
