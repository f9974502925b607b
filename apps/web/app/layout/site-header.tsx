import { defaultCity, paths } from '@dopahiya/domain';
import { ButtonLink, Container, Icon, Logo } from '@dopahiya/ui-kit';
import { Form, Link } from 'react-router';
import * as S from './site-header.styles.ts';
import { SiteMenu } from './site-menu.tsx';

const searchId = 'site-search';

/** The head of every page: logo, search, city, sign-in, main menu. */
export function SiteHeader() {
  return (
    <S.Header>
      <Container>
        <S.TopRow>
          <S.LogoLink as={Link} to={paths.home} aria-label="Dopahiya home">
            <Logo />
          </S.LogoLink>
          <S.Search id={searchId} popover="auto">
            <Form action={paths.search}>
              <S.Field>
                <Icon name="search" size={20} />
                <input
                  type="search"
                  name="q"
                  required
                  placeholder="Search Bikes or Scooters..."
                  aria-label="Search Bikes or Scooters"
                />
              </S.Field>
            </Form>
          </S.Search>
          <S.City>
            <Icon name="map-pin" size={20} />
            {defaultCity}
          </S.City>
          <S.SearchButton type="button" popoverTarget={searchId} aria-label="Search">
            <Icon name="search" size={22} />
          </S.SearchButton>
          <S.AccountLink as={Link} to={paths.login} aria-label="Login / Register">
            <Icon name="user" size={22} />
          </S.AccountLink>
          <S.Login>
            <ButtonLink to={paths.login}>Login / Register</ButtonLink>
          </S.Login>
        </S.TopRow>
      </Container>
      <SiteMenu />
    </S.Header>
  );
}
