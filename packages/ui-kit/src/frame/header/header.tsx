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
  /** Target of the logo link. */
  home: string;
  /** Search field; on narrow screens a button opens it over the row. */
  search: ReactNode;
  /** City picker. */
  city: ReactNode;
  /** Links to other languages; nothing if there are none. */
  language?: ReactNode;
  /** Login link or user menu. */
  user: ReactNode;
  /** Main menu, in its own row. */
  menu: ReactNode;
}

const canTell = typeof window === 'undefined' || 'IntersectionObserver' in window;

/**
 * Tracks whether an element is in the viewport, without scroll events; undefined while unknown; browsers without
 * support count it as visible.
 */
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

/** Sticky header of every page. Renders a `<header>`; its popovers close when the page changes. */
export function Header({ home, search, city, language, user, menu }: HeaderProps) {
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
            <S.Language>{language}</S.Language>
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
 * Removes `data-hydrating`, which hides the remembered user's name and city until hydration, because the cached
 * HTML shows a stranger's.
 */
function useHydratedMark(): void {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (isHydrated) document.documentElement.removeAttribute('data-hydrating');
  }, [isHydrated]);
}
