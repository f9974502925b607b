import { styled } from 'styled-components';
import { ChoiceSet } from '../choice/choice-set.tsx';
import { type RadioProps, useRadios } from '../radio/use-radios.ts';
import { theme } from '../theme/theme.ts';

/** Props of `SegmentedControl`: two to four options with short labels. */
export interface SegmentedControlProps<Value extends string> extends RadioProps<Value> {
  /** Whether the label is visible, or only for screen readers. @default 'visibly' */
  labelled?: 'visibly' | 'hidden';
}

/** Single choice of two to four options side by side. Renders radios in a `<fieldset>`; arrow keys choose. */
export function SegmentedControl<Value extends string>({ labelled, ...props }: SegmentedControlProps<Value>) {
  const { set, radio } = useRadios(props);
  return (
    <ChoiceSet {...set} labelled={labelled}>
      <Row>
        {props.choices.map((choice) => (
          <Segment key={choice.value}>
            <input type="radio" {...radio(choice)} />
            {choice.label}
          </Segment>
        ))}
      </Row>
    </ChoiceSet>
  );
}

const Row = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px;
  max-width: 100%;
  padding: 3px;
  border: ${theme.border.control} solid ${theme.color.lineControl};
  border-radius: ${theme.radius.s};
  background: ${theme.color.bgRaised};
`;

const Segment = styled.label`
  position: relative;
  display: grid;
  flex: 1 0 auto;
  place-items: center;
  min-height: ${theme.layout.tap};
  /* Anek sits high in its box. */
  padding: 2px 22px 0;
  border-radius: 4px;
  font-weight: ${theme.weight.medium};

  > input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: 4px;
    cursor: pointer;
  }
  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.bgHover};
    }
  }
  &:has(> input:checked) {
    background: ${theme.color.actionPrimaryBg};
    color: ${theme.color.actionPrimaryFg};
    font-weight: ${theme.weight.semibold};
  }
  &:has(> input:disabled) {
    color: ${theme.color.textSubtle};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &:has(> input:checked) {
      outline: ${theme.border.ground} solid Highlight;
    }
  }
`;
