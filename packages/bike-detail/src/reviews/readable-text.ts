/** A run of text in one weight. */
export interface TextRun {
  text: string;
  isBold: boolean;
  /** Offset of its first character in the whole text. */
  at: number;
}

const tag = /<[^<>]*>/g;
const markdownLink = /!?\[([^\]]*)\]\([^)]*\)/g;
const address = /(?:https?:\/\/|www\.)[^\s<>)]+/gi;

/** Strips tags, links and addresses from user text; text between double asterisks becomes bold. */
export function readableText(written: string): TextRun[] {
  const plain = withoutTags(written).replace(markdownLink, '$1').replace(address, '').replace(/\s+/g, ' ').trim();
  const parts = plain.split('**');
  // An unpaired last marker is kept as text.
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

/** Removes tags repeatedly, because removing one may form another. */
function withoutTags(text: string): string {
  const next = text.replace(tag, ' ');
  return next === text ? text : withoutTags(next);
}

/** Returns the total length of the runs in characters. */
export function lengthOf(runs: readonly TextRun[]): number {
  return runs.reduce((sum, { text }) => sum + text.length, 0);
}

/** Truncates the runs to a length, with an ellipsis if anything was cut. */
export function previewOf(runs: readonly TextRun[], length: number): TextRun[] {
  if (lengthOf(runs) <= length) return [...runs];
  const cut = runs.map(({ text, isBold, at }) => ({ text: text.slice(0, Math.max(length - at, 0)), isBold, at }));
  return [...cut.filter(({ text }) => text !== ''), { text: '…', isBold: false, at: length }];
}
