import { type CSSProperties, type ReactNode, useId } from 'react';
import { Container } from '../container/container.tsx';
import { useIsBelowDue } from '../below/use-is-below-due.ts';
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
  /** How high it is in px below 1024 px and from there on, where that is far from 480: it is painted when it comes near, and the scrollbar must not jump. */
  height?: readonly [narrow: number, wide: number];
  /** Whether it begins in the first four screens of a phone: the browser counts those as near, and would lay out once more what it finds to be so. @default false */
  isNear?: boolean;
  /** Target of links to this section. */
  id?: string;
  /** The body. */
  children: ReactNode;
}

/**
 * A part of a page under a heading of the second level. Renders a `<section>` named after the heading. Below the first
 * screen it is painted when it comes near, and on a page that a link led to its body follows what is seen first.
 */
export function Section({ title, badge, subtitle, action, tone = 'page', height, isNear, id, children }: SectionProps) {
  const headingId = useId();
  const isComplete = useIsBelowDue();
  return (
    <S.Root
      id={id}
      aria-labelledby={headingId}
      data-tone={tone}
      data-near={isNear ? '' : undefined}
      data-body={isComplete ? undefined : 'follows'}
      style={roomOf(height)}
    >
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
        {isComplete && children}
      </Container>
    </S.Root>
  );
}

function roomOf(height: SectionProps['height']): CSSProperties | undefined {
  return height && ({ '--narrow': `${height[0]}px`, '--wide': `${height[1]}px` } as CSSProperties);
}
