import { styled } from 'styled-components';
import * as texts from '#texts/breadcrumb';
import { SiteLink } from '../link/site-link.tsx';
import { Icon } from '../icon/icon.tsx';
import { theme } from '../theme/theme.ts';

export interface BreadcrumbProps {
  /** Ancestor pages, from the home page down. */
  trail: readonly { label: string; to: string }[];
  /** Name of this page. */
  current: string;
}

/** Breadcrumb trail from the home page. Renders a `<nav>`. */
export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label={texts.breadcrumb}>
      <List>
        {trail.map(({ label, to }) => (
          <li key={to}>
            <SiteLink to={to}>{label}</SiteLink>
            <Icon name="chevron-right" size={14} />
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[2]};
  padding-block: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  > li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: 32px;
  }
  a {
    text-decoration: none;
  }
  ${theme.media.hover} {
    a:hover {
      text-decoration: underline;
    }
  }
  [aria-current] {
    color: ${theme.color.textDefault};
  }
`;
