import type { ComponentProps, ReactNode } from 'react';
import * as texts from '#texts/combobox';
import { ControlBox } from '../field/control-box.ts';
import { FieldFrame, type FieldLabelling } from '../field/field-frame.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { ClearButton } from '../search-field/clear-button.tsx';
import type { SearchBoxProps } from '../search-field/search-field.tsx';
import { ComboboxList, type ComboboxStatus } from './combobox-list.tsx';
import type { ComboboxOption, ComboboxSection } from './combobox-section.ts';
import * as S from './combobox.styles.ts';
import { useCombobox } from './use-combobox.ts';

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children' | 'defaultValue' | 'list' | 'onSubmit'>;

/** What `Combobox` takes, beside everything an `<input>` takes. */
export interface ComboboxProps<Option extends ComboboxOption = ComboboxOption>
  extends SearchBoxProps, Omit<FieldLabelling, 'label'>, InputProps {
  /** What stands in the field; the first one gives way to what was typed before the page was hydrated. */
  value?: string;
  /** Called with each text that is typed, and with the empty one of the clear button. */
  onValueChange?: (value: string) => void;
  /** What can be chosen; an empty section is not shown. */
  sections: readonly ComboboxSection<Option>[];
  /** Called with the option of a press or of Enter: go where it leads, or fill the field. */
  onChoose: (option: Option) => void;
  /** Called on Enter without an active option, in place of sending the form. */
  onSubmit?: (value: string) => void;
  /** Called when the list opens (by focus, press or typing) and closes: the moment to ask for the first options. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Whether the options for the text are on their way, or did not come. @default 'idle' */
  status?: ComboboxStatus;
  /** What the open list says when it has no options; without it nothing opens then. */
  emptyTexts?: ReactNode;
  /** Whether the list floats over the page while it is open, or stands under the field always. @default 'floating' */
  list?: 'floating' | 'standing';
  /** Milliseconds after which a list that a pointer has opened closes when nobody uses it; keys and screen readers have all time. */
  closesAfter?: number;
  /** An icon at the start of the field. @default 'search' */
  icon?: IconName;
}

/**
 * Offers options for what is typed and takes any other text too: the editable combobox with list autocomplete and
 * manual selection of the ARIA authoring practices. Renders an `<input>` that works in a plain form without scripts,
 * and a listbox in sections.
 */
export function Combobox<Option extends ComboboxOption>({
  tone = 'outlined',
  icon = 'search',
  labelled = 'hidden',
  tag,
  trailing,
  ...rest
}: ComboboxProps<Option>) {
  const { label, hint, error } = rest;
  const { input, clear, list } = useCombobox(rest);
  return (
    <FieldFrame id={input.id} label={label} labelled={labelled} tag={tag} hint={hint} error={error}>
      <S.Anchor>
        <ControlBox data-tone={tone} data-invalid={Boolean(error)}>
          <Icon name={icon} size={18} />
          <input {...input} />
          <ClearButton label={texts.clear} onClear={clear} />
          {trailing}
        </ControlBox>
        <ComboboxList {...list} />
      </S.Anchor>
    </FieldFrame>
  );
}
