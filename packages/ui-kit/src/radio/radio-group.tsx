import { styled } from 'styled-components';
import { ChoiceLabel } from '../choice/choice-label.tsx';
import { choiceMark } from '../choice/choice-mark.ts';
import { ChoiceSet } from '../choice/choice-set.tsx';
import { theme } from '../theme/theme.ts';
import { type RadioProps, useRadios } from './use-radios.ts';

export interface RadioGroupProps<Value extends string> extends RadioProps<Value> {
  /** Words beside a mark, or cards that stand side by side, for a choice that needs a detail. @default 'plain' */
  tone?: 'plain' | 'card';
}

/** One of several answers; arrow keys choose. Renders radios in a `<fieldset>`. */
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
