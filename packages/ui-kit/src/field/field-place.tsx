import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { ControlBox } from './control-box.ts';
import * as S from './field-frame.styles.ts';

export interface FieldPlaceProps {
  /** Label of the field. */
  label: string;
  /** Text next to the label: '(optional)'. */
  tag?: string;
  /** Hint of the field; not shown yet. */
  hint?: string;
  /** What to do first. */
  children: string;
}

/** Keeps the place of a field that depends on another one, so that nothing moves when it appears. Takes no focus. */
export function FieldPlace({ label, tag, hint, children }: FieldPlaceProps) {
  return (
    <S.Frame>
      <Label as="span">
        {label}
        {tag && <S.Tag> {tag}</S.Tag>}
      </Label>
      <Box>{children}</Box>
      {hint && <Hint aria-hidden="true">{hint}</Hint>}
    </S.Frame>
  );
}

const Label = styled(S.Label)`
  color: ${theme.color.textSubtle};
`;

const Box = styled(ControlBox)`
  border-style: dashed;
  background: ${theme.color.bgSunken};
  color: ${theme.color.textSubtle};
`;

const Hint = styled(S.Hint)`
  visibility: hidden;
`;
