import { readFileSync, writeFileSync } from 'node:fs';

/** Marks an export that no feature imports yet, which the check for dead code would otherwise report. */
export const waitsForFeature = '/** @public Until a feature imports it. */\n';

/** Edits the text of a file. @returns which file was changed. */
export function editFile(file: string, change: (text: string) => string): string {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return file;
}

/** Inserts a line after the last similar one. @throws if there is none. */
export function afterLast(text: string, line: RegExp, added: string): string {
  const last = [...text.matchAll(line)].at(-1);
  if (!last) throw new Error(`There is no line to put '${added.trim()}' after. Put it in by hand.`);
  const end = last.index + last[0].length;
  return text.slice(0, end) + added + text.slice(end);
}

/** Adds an import to a source: to an existing import of that module, or as a new line after our last one. */
export function withImport(text: string, name: string, from: string): string {
  const names = new RegExp(`import \\{([^}]*?),?\\s*\\} from '${from}';`);
  if (names.test(text)) return text.replace(names, `import {$1, ${name} } from '${from}';`);
  return afterLast(text, /^(import|\}) .*'@dopahiya\/.*;\n/gm, `import { ${name} } from '${from}';\n`);
}

/** Adds items at the end of the list, object or set that `start` opens. @throws if there is none. */
export function withItems(text: string, start: string, ...items: string[]): string {
  const begin = text.indexOf(start);
  if (begin < 0) throw new Error(`There is no '${start}' to put ${items.join(', ')} into. Put it in by hand.`);
  const end = closingOf(text, begin + start.length);
  return `${text.slice(0, end).replace(/,?\s*$/, '')}, ${items.join(', ')}${text.slice(end)}`;
}

/** Returns the position of the bracket that closes the one open at a position. */
function closingOf(text: string, from: number): number {
  let depth = 1;
  let place = from;
  for (; depth > 0 && place < text.length; place += 1) {
    if ('([{'.includes(text.charAt(place))) depth += 1;
    if (')]}'.includes(text.charAt(place))) depth -= 1;
  }
  return place - 1;
}
