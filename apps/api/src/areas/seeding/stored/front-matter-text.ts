/** Writes front matter and Markdown as an article's file, in the form that `readFrontMatter` reads; absent values are left out. */
export function articleText(head: Readonly<Record<string, unknown>>, markdown: string): string {
  const lines = Object.entries(head).flatMap(([name, value]) => linesOf(name, value));
  return ['---', ...lines, '---', '', markdown.trimEnd(), ''].join('\n');
}

function linesOf(name: string, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value))
    return value.length === 0 ? [] : [`${name}:`, ...value.map((one) => `  - ${quoted(String(one))}`)];
  if (typeof value !== 'object') return [`${name}: ${typeof value === 'string' ? quoted(value) : String(value)}`];
  const pairs = Object.entries(value);
  return pairs.length === 0
    ? []
    : [`${name}:`, ...pairs.map(([key, one]) => `  ${quoted(key)}: ${quoted(String(one))}`)];
}

/** Quotes a text that would be read as something else; a single quote within is doubled. */
function quoted(text: string): string {
  const isPlain = /^[^\s"'#[\]{}\-][^"#]*$/.test(text) && !/:\s|\s$|^(?:true|false)$/.test(text);
  return isPlain ? text : `'${text.replaceAll("'", "''")}'`;
}
