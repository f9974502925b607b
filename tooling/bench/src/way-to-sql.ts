import type { CallFrame } from './debugging.ts';

/** Function of ours on a call stack, with its file. */
export interface OwnCall {
  name: string;
  file: string;
}

/** Third-party code bundled into the built site, recognised by file name. */
const bundledLibraries = /\/build\/\w+\/server\/assets\/(transport|rolldown-runtime)-/;

/** Checks whether a script is ours: source or build, in a package or in the site's bundle, but not a library's. */
export const isOwn = (url: string): boolean =>
  /\/(packages|apps)\//.test(url) && !url.includes('/node_modules/') && !bundledLibraries.test(url);

/** Returns our functions on a call stack, outermost first; one that is re-entered counts once. */
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
