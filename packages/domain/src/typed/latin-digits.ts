/** The text with its digits of all scripts as Latin ones: '१,५०,०००' becomes '1,50,000'. */
export const latinDigits = (text: string): string => text.replaceAll(/(?!\d)\p{Nd}/gu, latinDigit);

/** Unicode has the digits of a script side by side, from 0 to 9, ten for each. */
function latinDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
