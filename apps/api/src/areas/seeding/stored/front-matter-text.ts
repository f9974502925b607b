/** Writes front matter and Markdown as an article's file, in the form that `readFrontMatter` reads; absent values are left out. */
export function articleText(head: Readonly<Record<string, unknown>>, markdown: string): string {
  const lines = Object.entries(head).flatMap(([name, value]) => linesOf(name, value));
  return ['---', ...lines, '---', '', markdown.trimEnd(), ''].join('\n');
}

function linesOf(name: string, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return listOf(name, value.map(String));
  if (typeof value === 'string') return [`${name}: ${quoted(value)}`];
  if (typeof value !== 'object') return [`${name}: ${JSON.stringify(value)}`];
  const pairs = Object.entries(value);
  return pairs.length === 0
    ? []
    : [`${name}:`, ...pairs.map(([key, one]) => `  ${quoted(key)}: ${quoted(String(one))}`)];
}

/** Writes a list on one line, unless an item has a character with a meaning there. */
function listOf(name: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const isPlain = items.every((item) => item === quoted(item) && !item.includes(','));
  return isPlain ? [`${name}: [${items.join(', ')}]`] : [`${name}:`, ...items.map((item) => `  - ${quoted(item)}`)];
}

/** Quotes a text that would be read as something else; a single quote within is doubled. */
function quoted(text: string): string {
  const isPlain = /^[^\s"'#[\]{}-][^"#]*$/.test(text) && !/:\s|\s$|^(?:true|false)$/.test(text);
  return isPlain ? text : `'${text.replaceAll("'", "''")}'`;
}
