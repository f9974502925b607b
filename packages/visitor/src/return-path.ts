import { remembered } from './remembered.ts';

/** How long a path is led back to, in ms: as long as a link in a mail works. */
const LIFETIME_MS = 3_600_000;

/** Where the visitor was when an account was needed. */
export interface ReturnPath {
  path: string;
  /** When the visitor was there, in ms since 1970. */
  at: number;
}

/** Path that the pages behind links in mails lead back to; null if there is none. */
export const returnPath = remembered<ReturnPath | null>({
  key: 'return-path',
  initial: null,
  restore: (stored) => (isReturnPath(stored) ? stored : undefined),
});

/** Remembers a path of this site to lead back to. */
export const rememberReturnPath = (path: string): void => void returnPath.write({ path, at: Date.now() });

/** Checks whether a remembered path is still to be led back to. */
export const isCurrent = ({ at }: ReturnPath, now = Date.now()): boolean => Math.abs(now - at) < LIFETIME_MS;

function isReturnPath(stored: unknown): stored is ReturnPath {
  const { path, at } = (stored ?? {}) as Record<string, unknown>;
  return typeof path === 'string' && path.startsWith('/') && typeof at === 'number';
}
