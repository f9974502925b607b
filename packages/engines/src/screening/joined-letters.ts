/** Minimum number of single characters, separated by spaces, that form a spread-out word. */
const FEWEST = 4;

/** Joins spread-out words: 'm y b i k e . c o m'. */
export function joinedLetters(text: string): string {
  const words: string[] = [];
  let run: string[] = [];
  const end = () => {
    words.push(...(run.length < FEWEST ? run : [run.join('')]));
    run = [];
  };
  for (const word of text.split(/\s+/)) {
    if (/^.\p{M}{0,4}[.,:;]?$/u.test(word)) run.push(word);
    else {
      end();
      words.push(word);
    }
  }
  end();
  return words.join(' ');
}
