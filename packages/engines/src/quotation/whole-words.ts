/** Removes a partial word at the end of a truncated text, since half a number would be a different amount. */
export function wholeWords(text: string): string {
  const end = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n'));
  return end > text.length - longestWord ? text.slice(0, end) : text;
}

const longestWord = 100;
