import { fileRules } from '../../core/texts/index.ts';

/** Value of front matter, with its line. */
interface HeadValue {
  key: string;
  value: unknown;
  line: number;
}

/** Parsed front matter, or its first invalid line and the reason. */
type Head =
  | { values: HeadValue[]; fault?: undefined }
  | { values?: undefined; fault: { line: number; reason: string } };

const KEY = /^([A-Za-z_][\w]*):(?:\s+(.*))?$/;
const ITEM = /^\s+-\s+(.+)$/;
const PAIR = /^\s+(\S.*?):\s+(.+)$/;

/**
 * Parses front matter: the subset of YAML that articles need, one level deep. A value is the rest of its line, including colons: text
 * (quoted or not), `true` or `false`, `[a, list]`, `{ some: pairs }`, or indented lines of items or pairs.
 */
export function readFrontMatter(lines: readonly string[], firstLine: number): Head {
  const values: HeadValue[] = [];
  for (const [index, text] of lines.entries()) {
    const line = firstLine + index;
    const fault = /^\s*(#|$)/.test(text) ? undefined : readLine(text, line, values);
    if (fault !== undefined) return { fault: { line, reason: fault } };
  }
  return { values };
}

/** Parses a line into the values. @returns the error, if it is invalid. */
function readLine(text: string, line: number, values: HeadValue[]): string | undefined {
  if (/^\s/.test(text)) return readIndented(text, values.at(-1));
  const [, key, rest = ''] = KEY.exec(text) ?? [];
  if (key === undefined) return fileRules.wrongFrontMatter.en;
  if (values.some((value) => value.key === key)) return `${key}: ${fileRules.standsTwice.en}`;
  values.push({ key, value: readValue(withoutComment(rest)), line });
  return undefined;
}

function readIndented(text: string, last: HeadValue | undefined): string | undefined {
  const [, item] = ITEM.exec(text) ?? [];
  if (last && item !== undefined && isOpen(last.value, Array.isArray)) {
    last.value = [...((last.value as unknown[] | undefined) ?? []), unquoted(withoutComment(item))];
    return undefined;
  }
  const [, name, value = ''] = PAIR.exec(text) ?? [];
  if (last && item === undefined && name !== undefined && isOpen(last.value, isPairs))
    return addPair(last, unquoted(name), unquoted(withoutComment(value)));
  return fileRules.indented.en;
}

function addPair(last: HeadValue, name: string, value: string): string | undefined {
  const pairs = (last.value as Record<string, string> | undefined) ?? {};
  if (Object.hasOwn(pairs, name)) return `${name}: ${fileRules.standsTwice.en}`;
  last.value = withPair(pairs, name, value);
  return undefined;
}

const isOpen = (value: unknown, isOfKind: (value: unknown) => boolean): boolean =>
  value === undefined || isOfKind(value);
const isPairs = (value: unknown): boolean => typeof value === 'object' && !Array.isArray(value);

function readValue(text: string): unknown {
  if (text === '') return undefined;
  if (text === 'true' || text === 'false') return text === 'true';
  if (text.startsWith('[') && text.endsWith(']')) return splitAtCommas(text.slice(1, -1)).map(unquoted);
  if (text.startsWith('{') && text.endsWith('}')) return readPairs(text.slice(1, -1));
  return unquoted(text);
}

/** Parses pairs in braces; if one lacks a colon the whole is text, which fields of pairs reject. */
function readPairs(text: string): unknown {
  const pairs = splitAtCommas(text).map((pair) => /^(.+?):\s+(.+)$/.exec(pair));
  if (pairs.includes(null)) return text;
  return pairs.reduce<Record<string, string>>(
    (all, pair) => withPair(all, unquoted(pair?.[1] ?? ''), unquoted(pair?.[2] ?? '')),
    {},
  );
}

/** Adds a pair safely for any name, even `__proto__`. */
function withPair(pairs: Record<string, string>, name: string, value: string): Record<string, string> {
  return Object.fromEntries([...Object.entries(pairs), [name, value]]);
}

/** Splits at commas outside quotes. */
function splitAtCommas(text: string): string[] {
  const parts = text.match(/(?:"[^"]*"|'[^']*'|[^,"']|["'])+/g) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Removes quotes; a doubled single quote within them stands for one, as in YAML. */
function unquoted(text: string): string {
  const trimmed = text.trim();
  if (/^'.*'$/.test(trimmed)) return trimmed.slice(1, -1).replaceAll("''", "'");
  return /^"[^"]*"$/.test(trimmed) ? trimmed.slice(1, -1) : trimmed;
}

/** Removes a comment: `#` after a space, outside quotes. */
function withoutComment(text: string): string {
  return /^["'].*["']$/.test(text.trim()) ? text.trim() : text.replace(/(?:^|\s)#\s.*$/, '').trim();
}
