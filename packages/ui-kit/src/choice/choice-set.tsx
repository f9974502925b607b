import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { describedBy } from '../field/described-by.ts';
import { type FieldLabelling, FieldNotes } from '../field/field-frame.tsx';
import { theme } from '../theme/theme.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface ChoiceSetProps extends FieldLabelling {
  id: string;
  labelled?: 'visibly' | 'hidden' | undefined;
  children: ReactNode;
}

/** Question with several controls: label above, hint and error below. Renders a `<fieldset>`. */
export function ChoiceSet({ id, label, labelled = 'visibly', tag, hint, error, children }: ChoiceSetProps) {
  return (
    <Root id={id} aria-describedby={describedBy(id, { hint, error })}>
      <legend data-labelled={labelled}>
        {labelled === 'hidden' ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {tag && <Tag> {tag}</Tag>}
      </legend>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </Root>
  );
}

const Root = styled.fieldset`
  min-width: 0;

  > legend {
    margin-bottom: ${theme.space[2]};
    padding: 0;
    font-size: 0.9375rem;
    font-weight: ${theme.weight.semibold};
    line-height: 1.3;

    &[data-labelled='hidden'] {
      margin: 0;
    }
  }
`;

const Tag = styled.span`
  color: ${theme.color.textSubtle};
  font-weight: ${theme.weight.regular};
`;
