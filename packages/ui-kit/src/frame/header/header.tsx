import { type ReactNode, type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import * as texts from '#texts/header';
import { SiteLink } from '../../link/site-link.tsx';
import { Container } from '../../container/container.tsx';
import { useIsHydrated } from '../../hydrated/use-is-hydrated.ts';
import { Icon } from '../../icon/icon.tsx';
import { Logo } from '../logo/logo.tsx';
import { headerEndId } from './header-end-id.ts';
import * as S from './header.styles.ts';
import { useClosedPopovers } from './use-closed-popovers.ts';

export interface HeaderProps {
  /** The address that the logo leads to. */
  home: string;
  /** The search field; on narrow screens a button opens it over the row. */
  search: ReactNode;
  /** The choice of city. */
  city: ReactNode;
  /** The way in, or who is signed in. */
  user: ReactNode;
  /** The main menu: a row of its own. */
  menu: ReactNode;
}

const canTell = typeof window === 'undefined' || 'IntersectionObserver' in window;

/** Whether an element is on the screen, without work at each step of scrolling; undefined while that is not known; where browsers do not tell, all is. */
function useInSight(): [ref: RefObject<HTMLDivElement | null>, isInSight: boolean | undefined] {
  const ref = useRef<HTMLDivElement>(null);
  const [isInSight, setInSight] = useState<boolean>();
  useEffect(() => {
    if (!ref.current || !canTell) return undefined;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, canTell ? isInSight : true];
}

/** The head of every page. Renders a `<header>` that stays in sight; what is open in it closes when the page changes. */
export function Header({ home, search, city, user, menu }: HeaderProps) {
  const searchId = useId();
  const header = useRef<HTMLElement>(null);
  useClosedPopovers(header);
  useHydratedMark();
  const [topOfPage, isAtTop] = useInSight();
  return (
    <>
      <S.TopOfPage ref={topOfPage} />
      <S.Header ref={header} data-scrolled={isAtTop === false}>
        <S.TopRow>
          <S.Row as={Container}>
            <S.LogoLink as={SiteLink} to={home} aria-label={texts.home}>
              <Logo />
            </S.LogoLink>
            <S.Search id={searchId} popover="auto" onToggle={focusField}>
              {search}
            </S.Search>
            <S.City>{city}</S.City>
            <S.SearchButton type="button" popoverTarget={searchId} aria-label={texts.search}>
              <Icon name="search" size={22} />
            </S.SearchButton>
            {user}
          </S.Row>
        </S.TopRow>
        {menu}
        <span id={headerEndId} hidden />
      </S.Header>
    </>
  );
}

const focusField = ({ newState, currentTarget }: ToggleEvent) => {
  if (newState === 'open') currentTarget.querySelector('input')?.focus();
};

/**
 * Ends what the script in the head began: until the page is hydrated, name and city of somebody whom the browser remembers are
 * not seen (`data-hydrating`), because they would be those of a stranger.
 */
function useHydratedMark(): void {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) document.documentElement.removeAttribute('data-hydrating');
  }, [isHydrated]);
}
