import { Icon } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';
import * as S from './picker.styles.ts';

export interface PickerOptionProps {
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One option of a picker. Renders a toggle `<button>`. */
export function PickerOption({ isChosen, onChoose, children }: PickerOptionProps) {
  return (
    <S.Option type="button" aria-pressed={isChosen} onClick={onChoose}>
      <span>{children}</span>
      {isChosen && <Icon name="check" size={18} />}
    </S.Option>
  );
}
