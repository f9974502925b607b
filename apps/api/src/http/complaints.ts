/** What is wrong with a request, by the field that it is wrong with. */
export function complaintsByField(issues: readonly Issue[]): Record<string, string[]> {
  const complaints: Record<string, string[]> = {};
  for (const { path, message } of issues) (complaints[fieldOf(path?.[0])] ??= []).push(message);
  return complaints;
}

interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

function fieldOf(segment: PropertyKey | { key: PropertyKey } | undefined): string {
  return String(typeof segment === 'object' ? segment.key : segment);
}
