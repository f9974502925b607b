/** Tells the log of something that matters for security: what happened, and the number of whose account; never a secret. */
export type ReportEvent = (
  event: string,
  about: Readonly<Record<string, number | string>>,
  level?: 'info' | 'warn',
) => void;
