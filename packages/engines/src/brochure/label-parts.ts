import parts from './label-parts.json' with { type: 'json' };

const meanings = new Map(
  parts.rows.map(([kind = '', word = '', meaning = '']) => [word.normalize('NFKC'), { kind, meaning }]),
);

/** Returns the meanings of the words of one kind, each once. */
function meaningsOf(kind: string, words: readonly string[]): Set<string> {
  return new Set(
    words.flatMap((word) => {
      const part = meanings.get(word);
      return part?.kind === kind ? [part.meaning] : [];
    }),
  );
}

/**
 * Returns the topic of a label that names one part of a side or of both, such as 'brake type and size front'; null if it has other words.
 * Without a side, its values must name theirs. A diameter alone is the size of a brake; everything else is read as the part itself.
 */
export function sideTopic(label: string): string | null {
  const words = label.split(' ');
  if (!words.every((word) => meanings.has(word) && meanings.get(word)?.kind !== 'filler')) return null;
  const sides = meaningsOf('side', words);
  const [part, other] = meaningsOf('part', words);
  const [side] = sides;
  if (part === undefined || other !== undefined) return null;
  if (side === undefined) return isKindNamed(words) ? null : `${part} sides`;
  if (sides.size > 1) return `${part} both`;
  if (part === 'suspension') return `${side}_suspension`;
  const isSizeOnly =
    part === 'brake' && meaningsOf('other', words).has('size') && !meaningsOf('other', words).has('type');
  return isSizeOnly && !isKindNamed(words) ? `${side}_brake_size` : `${part} ${side}`;
}

/** Checks for 'disc' or 'drum': such a label says what the brake is, so that its size is not all that it states. */
const isKindNamed = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:dis[ck]|drum|डिस्क|ड्रम)$/u.test(word));

const isFiller = (word: string): boolean => {
  const part = meanings.get(word);
  return part?.kind === 'filler' || part?.meaning === '';
};

/** Returns a label without words that don't change what it names: 'maximum engine torque' → 'engine torque'. */
export const withoutFillers = (label: string): string =>
  label
    .split(' ')
    .filter((word) => !isFiller(word))
    .join(' ');
