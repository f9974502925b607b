import { type ReactNode, use } from 'react';
import { KeepContext } from './keep-context.ts';

interface KeptPartProps {
  /** Says all that the part depends on: the server writes the same bytes wherever it is the same. */
  name: string;
  children: ReactNode;
}

/** A part that is the same on many pages, which the server renders once for all of them. */
export function KeptPart({ name, children }: KeptPartProps) {
  return use(KeepContext)(name, children);
}
