import { HeaderSearch } from '@dopahiya/discovery';
import { paths } from '@dopahiya/domain';
import { Container, Icon, useIsHydrated } from '@dopahiya/ui-kit';
import { Logo } from '@dopahiya/ui-kit/frame';
import { type ToggleEvent, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import * as texts from '#texts/header';
import { SiteCity } from './site-city.tsx';
import * as S from './site-header.styles.ts';
import { SiteMenu } from './site-menu.tsx';
import { SiteUser } from './site-user.tsx';
import { useClosedPopovers } from './use-closed-popovers.ts';
import { useInSight } from './use-in-sight.ts';

/** The head of every page: logo, search, city, sign-in, main menu. */
export function SiteHeader() {
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
            <S.LogoLink as={Link} to={paths.home} aria-label={texts.home}>
              <Logo />
            </S.LogoLink>
            <S.Search id={searchId} popover="auto" onToggle={focusField}>
              <HeaderSearch />
            </S.Search>
            <S.City>
              <SiteCity />
            </S.City>
            <S.SearchButton type="button" popoverTarget={searchId} aria-label={texts.search}>
              <Icon name="search" size={22} />
            </S.SearchButton>
            <SiteUser />
          </S.Row>
        </S.TopRow>
        <SiteMenu />
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
