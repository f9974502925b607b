import type { CallFrame } from './debugging.ts';

/** A function of ours that others are called through, and the file that it stands in. */
export interface OwnCall {
  name: string;
  file: string;
}

/** What the bundler takes into the built site of others: their files say so by their names. */
const bundledLibraries = /\/build\/\w+\/server\/assets\/(transport|rolldown-runtime)-/;

/** Whether a script is ours: built or not, in a package or in the bundle of the site, but no library's. */
export const isOwn = (url: string): boolean =>
  /\/(packages|apps)\//.test(url) && !url.includes('/node_modules/') && !bundledLibraries.test(url);

/** The functions of ours on a stack of calls, the outermost first; one that is left and entered again counts once. */
export function callsOnWay(frames: readonly CallFrame[]): OwnCall[] {
  const own = frames.filter(({ url }) => isOwn(url)).toReversed();
  const calls = own.map(({ functionName, url }) => ({
    name: functionName || '(unnamed)',
    file: url.replace(/^.*?\/((packages|apps)\/)/, '$1'),
  }));
  return calls.filter(
    ({ name, file }, place) => calls.findIndex((other) => other.name === name && other.file === file) === place,
  );
}
