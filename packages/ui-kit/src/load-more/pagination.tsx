import { styled } from 'styled-components';
import * as texts from '#texts/load-more';
import { SiteLink } from '../link/site-link.tsx';
import { Icon } from '../icon/icon.tsx';
import { theme } from '../theme/theme.ts';
import { pagesAround } from './pages-around.ts';

export interface PaginationProps {
  /** Current page, from 1. */
  page: number;
  /** Number of pages; with one there are no links. */
  pages: number;
  /** Returns the path of a page. */
  toPage: (page: number) => string;
  /** Label for screen readers. @default 'Pages' */
  label?: string;
  /** Whether to hide it if scripts run, because the list loads more by itself. @default 'always' */
  seen?: 'always' | 'without-scripts';
}

/** Links to the pages of a list, also for crawlers and visitors without scripts. Renders a `<nav>`. */
export function Pagination({ page, pages, toPage, label = texts.pages, seen = 'always' }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <Root aria-label={label} data-seen={seen}>
      {page > 1 && (
        <PageLink to={toPage(page - 1)} rel="prev" aria-label={texts.previousPage}>
          <Icon name="chevron-left" size={18} />
        </PageLink>
      )}
      {pagesAround(page, pages).map((number) =>
        typeof number === 'number' ? (
          <PageLink
            key={number}
            to={toPage(number)}
            aria-label={texts.page(number)}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </PageLink>
        ) : (
          <span key={number} aria-hidden="true">
            …
          </span>
        ),
      )}
      {page < pages && (
        <PageLink to={toPage(page + 1)} rel="next" aria-label={texts.nextPage}>
          <Icon name="chevron-right" size={18} />
        </PageLink>
      )}
    </Root>
  );
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  margin-top: ${theme.space[6]};

  ${theme.media.s} {
    gap: ${theme.space[1]};
  }
  @media (scripting: enabled) {
    &[data-seen='without-scripts'] {
      display: none;
    }
  }
`;

const PageLink = styled(SiteLink)`
  display: grid;
  place-items: center;
  min-width: 40px;
  height: ${theme.layout.tap};
  padding: 2px ${theme.space[1]} 0;
  border: ${theme.border.control} solid transparent;
  border-radius: ${theme.radius.s};
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;
  text-decoration: none;

  ${theme.media.s} {
    min-width: ${theme.layout.tap};
  }
  &[aria-current='page'] {
    border-color: ${theme.color.lineStrong};
    font-weight: ${theme.weight.semibold};
  }
  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.bgHover};
    }
  }
`;
