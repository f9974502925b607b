/** A stretch of text that is set in one weight. */
export interface TextRun {
  text: string;
  isBold: boolean;
  /** Place of its first character in the whole text. */
  at: number;
}

const tag = /<[^<>]*>/g;
const markdownLink = /!?\[([^\]]*)\]\([^)]*\)/g;
const address = /(?:https?:\/\/|www\.)[^\s<>)]+/gi;

/** What somebody wrote without tags, links and addresses; a pair of double asterisks makes what is between them bold. */
export function readableText(written: string): TextRun[] {
  const plain = withoutTags(written).replace(markdownLink, '$1').replace(address, '').replace(/\s+/g, ' ').trim();
  const parts = plain.split('**');
  // Of an odd number of marks the last one has no partner and stays.
  const isPaired = parts.length % 2 === 1;
  const paired = isPaired ? parts : [...parts.slice(0, -2), parts.slice(-2).join('**')];
  return placed(paired.map((text, index) => ({ text, isBold: index % 2 === 1 })));
}

function placed(runs: readonly Omit<TextRun, 'at'>[]): TextRun[] {
  let at = 0;
  const all = runs.map(({ text, isBold }) => {
    const run = { text, isBold, at };
    at += text.length;
    return run;
  });
  return all.filter(({ text }) => text !== '');
}

/** Taking a tag away may leave another one: until there is none. */
function withoutTags(text: string): string {
  const next = text.replace(tag, ' ');
  return next === text ? text : withoutTags(next);
}

/** How long the runs are together, in characters. */
export function lengthOf(runs: readonly TextRun[]): number {
  return runs.reduce((sum, { text }) => sum + text.length, 0);
}

/** The first characters of the runs; an ellipsis shows that there is more. */
export function previewOf(runs: readonly TextRun[], length: number): TextRun[] {
  if (lengthOf(runs) <= length) return [...runs];
  const cut = runs.map(({ text, isBold, at }) => ({ text: text.slice(0, Math.max(length - at, 0)), isBold, at }));
  return [...cut.filter(({ text }) => text !== ''), { text: '…', isBold: false, at: length }];
}
