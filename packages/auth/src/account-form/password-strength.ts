import { passwordLengths } from '@dopahiya/domain/account';
import { charactersIn } from '@dopahiya/domain/typed';

/** Password strength: 0 too short to be accepted, 1 weak, 2 fair, 3 good, 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** Common password fragments; the API checks the full list, which is too large for a page. */
const common =
  /password|passwort|passw0rd|p@ssw[o0]rd|qwert[yz]|asdfgh|zxcvbn|1q2w3e|letmein|welcome|iloveyou|monkey|dragon|football|cricket|sachin|dhoni|virat|krishna|ganesh|shiva|sairam|hanuman|india|bharat|mumbai|delhi|admin|master|secret|hello|login|dopahiya|bike|honda|hero|bajaj|yamaha|enfield/g;

/** Alphabet size that each kind of character adds. */
const kinds: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 100],
];

/** Upper limits in bits for weak, fair and good. */
const limits = [32, 48, 64];

/**
 * Estimates how hard a password is to guess. A common word, a sequence (`1234`), a repetition or one of `guessed` (names, an email
 * address) counts as a single character.
 */
export function passwordStrength(password: string, guessed: readonly string[] = []): PasswordStrength {
  if (charactersIn(password) < passwordLengths.min) return 0;
  const size = kinds.reduce((sum, [kind, count]) => sum + (kind.test(password) ? count : 0), 0);
  const bits = charactersIn(withoutRuns(withoutWords(password.toLowerCase(), guessed))) * Math.log2(size);
  return (1 + limits.filter((limit) => bits >= limit).length) as PasswordStrength;
}

function withoutWords(text: string, guessed: readonly string[]): string {
  const words = guessed.flatMap((name) => name.toLowerCase().split(/[\s@._-]+/)).filter((word) => word.length > 2);
  return words.reduce((rest, word) => rest.replaceAll(word, '?'), text).replace(common, '?');
}

/** Collapses sequences and repetitions to their first character. */
function withoutRuns(text: string): string {
  const characters = Array.from(text);
  const step = (index: number) =>
    (characters[index]?.codePointAt(0) ?? 0) - (characters[index - 1]?.codePointAt(0) ?? 0);
  return characters.filter((_, index) => index === 0 || Math.abs(step(index)) > 1).join('');
}
