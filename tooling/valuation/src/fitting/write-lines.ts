/** An object as JSON with a line for each of its parts, so that a review sees what changed. */
export function writeLines(parts: object): string {
  const lines = Object.entries(parts).map(([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
