import type { SearchLead } from '@dopahiya/domain/requests';
import { Link, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/search-leads';
import { leadLinks } from './lead-links.ts';

/** Other pages that a search asks for; renders nothing if there are none. */
export function AskedPages({ leads }: { leads: readonly SearchLead[] }) {
  const links = leadLinks(leads);
  if (links.length === 0) return null;
  return (
    <Root aria-label={texts.title}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} arrow="forward">
            {label}
          </Link>
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[6]};
`;
