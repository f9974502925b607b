import { styled } from 'styled-components';
import { ChoiceLabel } from '../choice/choice-label.tsx';
import { choiceMark } from '../choice/choice-mark.ts';
import { ChoiceSet } from '../choice/choice-set.tsx';
import { theme } from '../theme/theme.ts';
import { type RadioProps, useRadios } from './use-radios.ts';

export interface RadioGroupProps<Value extends string> extends RadioProps<Value> {
  /** Plain labels, or cards side by side for options with details. @default 'plain' */
  tone?: 'plain' | 'card';
}

/** Single choice. Renders radios in a `<fieldset>`; arrow keys choose. */
export function RadioGroup<Value extends string>({ tone = 'plain', ...props }: RadioGroupProps<Value>) {
  const { set, radio } = useRadios(props);
  return (
    <ChoiceSet {...set}>
      <List data-tone={tone}>
        {props.choices.map((choice) => (
          <ChoiceLabel
            key={choice.value}
            tone={tone}
            detail={choice.detail}
            count={choice.count}
            control={<Mark {...radio(choice)} />}
          >
            {choice.label}
          </ChoiceLabel>
        ))}
      </List>
    </ChoiceSet>
  );
}

const List = styled.div`
  display: grid;

  &[data-tone='card'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
    gap: ${theme.space[3]};
  }
`;

const Mark = styled.input.attrs({ type: 'radio' })`
  ${choiceMark}
  border-radius: ${theme.radius.pill};

  &:checked {
    border: 7px solid ${theme.color.lineStrong};

    &:disabled {
      border-color: ${theme.color.textSubtle};
    }
  }
`;
