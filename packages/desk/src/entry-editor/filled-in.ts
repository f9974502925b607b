/** Value of a report of a wrong figure, to be filled in; `value` is null if it cannot be read as one. */
export interface FilledIn {
  report: number;
  path: string;
  value: unknown;
}

/** Reads the state of a link from a report. */
export function filledIn(state: unknown): FilledIn | null {
  const { filled } = (state ?? {}) as { filled?: Partial<FilledIn> };
  if (typeof filled?.report !== 'number' || typeof filled.path !== 'string') return null;
  return { report: filled.report, path: filled.path, value: filled.value ?? null };
}

/** Reads the name of a new entry from the state of the link to it; empty without one. */
export function nameGiven(state: unknown): string {
  const { named } = (state ?? {}) as { named?: unknown };
  return typeof named === 'string' ? named : '';
}
