/** Formats an object as JSON with one line per part, for readable diffs. */
export function writeLines(parts: object): string {
  const lines = Object.entries(parts).map(([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
