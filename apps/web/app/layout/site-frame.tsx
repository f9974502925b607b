import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { Main } from './site-frame.styles.ts';
import { SiteHeader } from './site-header.tsx';

const mainId = 'main';

/** Header, content and footer: what every page has in common. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href={`#${mainId}`}>
        Skip to content
      </a>
      <SiteHeader />
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      <SiteFooter />
    </>
  );
}
