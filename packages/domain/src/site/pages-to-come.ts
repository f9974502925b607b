import { paths } from './paths.ts';

/**
 * Addresses of the documents that have no page yet. Nothing links to them; they say that they are to come. Whoever adds
 * the page takes its line away here, as a test of the shell demands, and with that every link to it comes back.
 */
export const pagesToCome: readonly string[] = [paths.sellBikes];

/** Whether a link may lead to a path: one that is to come leads nowhere yet. */
export const hasPage = (path: string): boolean => !pagesToCome.includes(path);
