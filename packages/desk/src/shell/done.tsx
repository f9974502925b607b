import { type ReactNode, useEffect, useRef } from 'react';
import * as S from './shell.styles.ts';

/** Says what was just done, and takes the focus: what was pressed for it is gone. */
export function Done({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <S.Notice as="output" ref={notice} tabIndex={-1} data-tone="success">
      {children}
    </S.Notice>
  );
}
