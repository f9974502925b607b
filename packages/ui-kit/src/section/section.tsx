import { type ReactNode, useId } from 'react';
import { Container } from '../container/container.tsx';
import * as S from './section.styles.ts';

export interface SectionProps {
  /** Heading. */
  title: ReactNode;
  /** `Badge` before the subtitle. */
  badge?: ReactNode;
  /** Sentence below the heading. */
  subtitle?: ReactNode;
  /** Content to the right of the heading: arrows, a search field, a button. */
  action?: ReactNode;
  /** Background: the page, a darker shade, or the dark road band. @default 'page' */
  tone?: 'page' | 'sunken' | 'ink';
  /** Anchor of the section. */
  id?: string;
  /** Body. */
  children: ReactNode;
}

/** Section of a page with a heading of level 2. Renders a `<section>` named after the heading. */
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
