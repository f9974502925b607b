import { Later } from '@dopahiya/ui-kit';
import { RouteAnnouncer } from '@dopahiya/ui-kit/frame';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import * as texts from '#texts/site-frame';
import { SiteHeader } from './site-header.tsx';

const mainId = 'main';

const loadFooter = async () => (await import('./site-footer.tsx')).SiteFooter;
const loadChatTab = async () => (await import('./late-frame.ts')).ChatTab;

/** Header, content and footer of every page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <a className="skip-link" href={`#${mainId}`}>
        {texts.skipToContent}
      </a>
      <SiteHeader />
      <Main ref={main} id={mainId} tabIndex={-1}>
        {children}
      </Main>
      <Later load={loadFooter} />
      <Later load={loadChatTab} />
      <RouteAnnouncer content={main} />
    </>
  );
}

const Main = styled.main`
  min-height: 60vh;
  outline: 0;
`;
