/** Strings that slow down a parser when repeated to any length. */
const repeated: Readonly<Record<string, string>> = {
  'digits and dashes': '1-1-',
  slashes: '1/1/',
  'plus and equals': '1+1=',
  commas: '1,11,',
  'commas and blanks': '11, ',
  dots: '1.',
  'dotted leaders': '. ',
  blanks: '1 ',
  tabs: '1\t',
  rows: '1\n',
  'rows of dates': '1/1 1:11\n',
  'currency signs': '₹ Rs ',
  'a minus before each amount': '-100 ',
  'digits of Hindi': '१२ ',
  'combining marks': '\u0301\u0323',
  'joined vowel signs': 'कि़ं',
  'one character that becomes eighteen': '\uFDFA',
  'halves in one character': '½',
  'half-width marks': '\uFF9E\u0323',
  'capitals that become two letters': 'İ',
  'open brackets': '( ',
  'brackets around amounts': 'rto (100) ',
  'percent signs': '18% ',
  'misspelt percentages': '18 percent ',
  'one long word': 'registration',
  'misspelt words': 'hndling rejistration insurence ',
  initials: 'r.t.',
  lakhs: '1 lakh ',
  'numbers in words': 'one lakh ',
  'no width at all': '1\u200B',
  emoji: '🏍️1️⃣',
  'papers and their numbers': 'pin-',
  telephones: '91 mob ',
  'bars and letters for digits': '|l,||',
  'lines of a price': 'ex 90000\n',
  totals: 'total 1001\n',
  'different totals': 'rto 20\ntotal 2000\nzk 90\ntotal 3000\n',
  'names above amounts': 'handling\n500\n',
  'names alone': 'handling\n',
  'what is free': 'helmet free, ',
  'what is joined by and': 'ex and 5000 ',
  'what has no known name': 'zarkon 640\n',
  'sums in a row': 'ex 1000 + rto 200 = 1200 ',
  everything: 'ex 90,000/- (1+5) 18% ₹ १२ free,\n',
};

/** Hostile texts that are not a simple repetition, by length. */
const built: Readonly<Record<string, (length: number) => string>> = {
  'dashes behind a paper': (length) => `pin${'-'.repeat(length)}1`,
  'blanks behind a time': (length) => `1/1 1:11${' '.repeat(length)}x`,
  'rows behind a time': (length) => `1/1 1:11${'\n'.repeat(length)}x`,
  'letters for zeros': (length) => `1${'o'.repeat(length)}x`,
  'percentages that leave blanks': (length) => `pin ${'1% '.repeat(length / 3)}x`,
  'a column of names and one of amounts': (length) => 'rto\n'.repeat(length / 8) + '500\n'.repeat(length / 8),
  'one name and a column of amounts': (length) => `ex\n${'90000\n'.repeat(length / 6)}`,
  'names of nothing behind a line': (length) => `ex 90000\n${'abc 50\n'.repeat(length / 7)}`,
  'one bracket around all': (length) => `rto 9000 (${'tax 20 '.repeat(length / 7)}`,
  'free pieces before an amount': (length) => `ex${', free'.repeat(length / 6)} 500`,
};

/** Hostile texts by name, each generated for an approximate length. */
export const hostileShapes: [name: string, textOf: (length: number) => string][] = [
  ...Object.entries(repeated).map(([name, shape]): [string, (length: number) => string] => [
    name,
    (length) => shape.repeat(Math.ceil(length / shape.length)).slice(0, length),
  ]),
  ...Object.entries(built),
];

/** Checks whether a shape has many rows, so that quadratic time shows only with many of them. */
export const isOfRows = (textOf: (length: number) => string): boolean => textOf(100).includes('\n');
