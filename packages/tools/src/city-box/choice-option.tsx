import { type ComboboxOption, Icon, theme, VisuallyHidden } from '@dopahiya/ui-kit';
import * as texts from '#texts/city-box';
import { styled } from 'styled-components';

/** Builds an option for a brand or city with its detail; the current one is highlighted. */
export function choiceOption(id: string, text: string, isChosen: boolean, detail?: string | null): ComboboxOption {
  if (!isChosen && !detail) return { id, text };
  const content = (
    <Choice data-chosen={isChosen}>
      {text} {detail && <small>{detail}</small>}
      {isChosen && (
        <>
          <VisuallyHidden> {texts.chosen}</VisuallyHidden>
          <Icon name="check" size={18} />
        </>
      )}
    </Choice>
  );
  return { id, text, content };
}

const Choice = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 ${theme.space[2]};
  align-items: center;

  &[data-chosen='true'] {
    font-weight: ${theme.weight.semibold};
  }
  > small {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }

  > svg {
    margin-inline-start: auto;
  }
`;
