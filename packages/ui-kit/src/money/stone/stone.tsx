import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export interface StoneProps {
  /** Heading, on yellow: 'On-road price, Delhi'. */
  title: ReactNode;
  /** Heading level. @default 2 */
  level?: 2 | 3;
  /** Note to the right of the heading: 'Indicative'. */
  note?: ReactNode;
  /** `IconButton` at the right end of the heading. */
  action?: ReactNode;
  /** Whether the content has padding; tables bring their own. @default 'roomy' */
  padding?: 'roomy' | 'none';
  /** Content. */
  children: ReactNode;
}

/** Card styled as a kilometre stone with a yellow cap, for amounts of money. Renders a `<section>` named after its heading. */
export function Stone({ title, level = 2, note, action, padding = 'roomy', children }: StoneProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Root aria-labelledby={id}>
      <Cap>
        <Heading id={id}>{title}</Heading>
        {note && <small>{note}</small>}
        {action}
      </Cap>
      <div data-padding={padding}>{children}</div>
    </Root>
  );
}

const Root = styled.section`
  min-width: 0;
  overflow: hidden;
  border: ${theme.border.hair} solid ${theme.color.lineHair};
  border-radius: ${theme.radius.standL};
  background: ${theme.color.bgRaised};

  > [data-padding='roomy'] {
    padding: 20px 18px 18px;
  }
  ${theme.media.nav} {
    > [data-padding='roomy'] {
      padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[6]};
    }
  }
`;

const Cap = styled.div`
  --focus-ring: ${theme.color.actionSignalFg};
  --bg-hover: ${theme.color.actionSignalHover};
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 56px;
  padding: 10px 18px ${theme.space[2]};
  background: ${theme.color.actionSignalBg};
  color: ${theme.color.actionSignalFg};

  > h2,
  > h3 {
    flex: 1;
    min-width: 0;
    font: ${theme.weight.semibold} 1rem/1.3 ${theme.font.body};
    letter-spacing: 0;
  }
  > small {
    font: ${theme.weight.medium} 0.875rem/1.3 ${theme.font.body};
    text-align: end;
  }
  > button {
    margin-inline: -10px -12px;
  }
  ${theme.media.nav} {
    padding-inline: ${theme.space[6]};
  }
`;
