import { type ComboboxOption, Icon, VisuallyHidden } from '@dopahiya/ui-kit';
import * as texts from '#texts/showrooms-page';
import * as S from './showroom-form.styles.ts';

/** After how many milliseconds without use an open list closes. */
export const idleTime = 5000;

/** A brand or city to choose; the one in force is tinted. */
export function choiceOption(id: string, text: string, isChosen: boolean): ComboboxOption {
  if (!isChosen) return { id, text };
  const content = (
    <S.Chosen>
      {text}
      <VisuallyHidden> {texts.chosen}</VisuallyHidden>
      <Icon name="check" size={18} />
    </S.Chosen>
  );
  return { id, text, content };
}
