import { type ReactNode, useId } from 'react';
import { Container } from '../container/container.tsx';
import * as S from './section.styles.ts';

export interface SectionProps {
  /** The heading. */
  title: ReactNode;
  /** A `Badge` before the subtitle. */
  badge?: ReactNode;
  /** A sentence below the heading. */
  subtitle?: ReactNode;
  /** What stands at the right of the heading: arrows, a search field, a button. */
  action?: ReactNode;
  /** The surface: the page, a shade deeper, or the dark road band. @default 'page' */
  tone?: 'page' | 'sunken' | 'ink';
  /** Target of links to this section. */
  id?: string;
  /** The body. */
  children: ReactNode;
}

/** A part of a page under a heading of the second level. Renders a `<section>` named after the heading. */
export function Section({ title, badge, subtitle, action, tone = 'page', id, children }: SectionProps) {
  const headingId = useId();
  return (
    <S.Root id={id} aria-labelledby={headingId} data-tone={tone}>
      <Container data-theme={tone === 'ink' ? 'dark' : undefined}>
        <S.Head>
          <div>
            <h2 id={headingId}>{title}</h2>
            {(badge || subtitle) && (
              <S.Subtitle>
                {badge}
                {subtitle && <p>{subtitle}</p>}
              </S.Subtitle>
            )}
          </div>
          {action}
        </S.Head>
        {children}
      </Container>
    </S.Root>
  );
}
