/** A text that was cut, without the part of a word at its end: half a number would be another amount. */
export function wholeWords(text: string): string {
  const end = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n'));
  return end > text.length - longestWord ? text.slice(0, end) : text;
}

const longestWord = 100;
