import { ringItem } from '../geometry/point.ts';

/** Hashes a text to a 32-bit integer (FNV-1a with a final mix). */
export function hash(text: string): number {
  let bits = 2166136261;
  for (let index = 0; index < text.length; index += 1) bits = Math.imul(bits ^ text.charCodeAt(index), 16777619);
  bits = Math.imul(bits ^ (bits >>> 15), 2246822507);
  return (bits ^ (bits >>> 13)) >>> 0;
}

/** Chooses an option, always the same for one slug and topic. */
export function choose<Option>(slug: string, topic: string, options: readonly Option[]): Option {
  return ringItem(options, hash(`${slug}/${topic}`));
}
