import { type ReactNode, useMemo, useState } from 'react';
import { ShownPictureContext } from './shown-picture.ts';

/** Lets the parts of a page know which picture its gallery shows. */
export function ShownPictureProvider({ children }: { children: ReactNode }) {
  const [id, show] = useState<string | null>(null);
  const shown = useMemo(() => ({ id, show }), [id]);
  return <ShownPictureContext value={shown}>{children}</ShownPictureContext>;
}
