import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../link/link.tsx';
import { theme } from '../theme/theme.ts';
import { Section, type SectionProps } from './section.tsx';

export interface SectionLinksProps extends Pick<SectionProps, 'title' | 'subtitle' | 'tone'> {
  /** Links to pages with the section's content. */
  links: readonly { label: string; to: string }[];
  /** Form that leads to such a page, above the links. */
  form?: ReactNode;
  /** CSS height of the loaded section's body below and from 1024 px, to avoid layout shifts. */
  height: { narrow: string; wide: string };
}

/** Fallback of a `Later` section: its heading, and links to its content for visitors without scripts. */
export function SectionLinks({ links, form, height, ...head }: SectionLinksProps) {
  return (
    <Section {...head}>
      <Reserved style={{ '--min-height': height.narrow, '--min-height-wide': height.wide }}>
        {form}
        <Links>
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </Links>
      </Reserved>
    </Section>
  );
}

const Reserved = styled.div`
  min-height: var(--min-height);

  ${theme.media.nav} {
    min-height: var(--min-height-wide);
  }
  ${theme.media.noScript} {
    min-height: 0;
  }
  @media print {
    section:has(&) {
      display: none;
    }
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[6]};
`;
