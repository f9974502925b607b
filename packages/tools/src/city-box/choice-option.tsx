import { type ComboboxOption, Icon, theme, VisuallyHidden } from '@dopahiya/ui-kit';
import * as texts from '#texts/city-box';
import { styled } from 'styled-components';

/** A brand or city to choose; the one in force is tinted. */
export function choiceOption(id: string, text: string, isChosen: boolean): ComboboxOption {
  if (!isChosen) return { id, text };
  const content = (
    <Chosen>
      {text}
      <VisuallyHidden> {texts.chosen}</VisuallyHidden>
      <Icon name="check" size={18} />
    </Chosen>
  );
  return { id, text, content };
}

const Chosen = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  font-weight: ${theme.weight.semibold};

  > svg {
    margin-inline-start: auto;
  }
`;
