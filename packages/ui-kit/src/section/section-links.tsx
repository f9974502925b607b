import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../link/link.tsx';
import { theme } from '../theme/theme.ts';
import { Section, type SectionProps } from './section.tsx';

export interface SectionLinksProps extends Pick<SectionProps, 'title' | 'subtitle' | 'tone'> {
  /** Pages that hold what the section will show. */
  links: readonly { label: string; to: string }[];
  /** A form that leads to such a page, above the links. */
  form?: ReactNode;
  /** Height of the section's body once it is loaded, in CSS, below 1024 px and from there on: nothing may jump. */
  height: { narrow: string; wide: string };
}

/** The fallback of a section of `Later`: its heading and links to what it will show, which is all there is without scripts. */
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
