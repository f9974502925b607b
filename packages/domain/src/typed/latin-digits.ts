/** First digits of the scripts in which people in India write numbers. */
const digitScripts = [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x660, 0x6f0];

/** The text with its digits of Indian and Arabic scripts as Latin ones: '१,५०,०००' becomes '1,50,000'. */
export const latinDigits = (text: string): string => text.replaceAll(/(?!\d)\p{Nd}/gu, latinDigit);

function latinDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = digitScripts.find((first) => code >= first && code < first + 10);
  return zero === undefined ? character : String(code - zero);
}
