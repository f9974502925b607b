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

/** Props of `Combobox`, besides those of an `<input>`. */
export interface ComboboxProps<Option extends ComboboxOption = ComboboxOption>
  extends SearchBoxProps, Omit<FieldLabelling, 'label'>, InputProps {
  /** Text in the field; the initial one does not replace text typed before hydration. */
  value?: string;
  /** Called with the text on each input, and with '' when cleared. */
  onValueChange?: (value: string) => void;
  /** Options; an empty section is hidden. */
  sections: readonly ComboboxSection<Option>[];
  /** Called with the option chosen by a press or Enter: follow its link, or fill the field. */
  onChoose: (option: Option) => void;
  /** Called on Enter without an active option, instead of submitting the form. */
  onSubmit?: (value: string) => void;
  /** Called when the list opens (by focus, press or typing) and closes; use it to fetch the first options. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Whether the options are loading or failed to load. @default 'idle' */
  status?: ComboboxStatus;
  /** Content of the list without options; if omitted, it does not open then. */
  emptyTexts?: ReactNode;
  /** Whether the list floats over the page while open, or is always shown below the field. @default 'floating' */
  list?: 'floating' | 'standing';
  /** Timeout in ms after which an unused list opened by pointer closes; not for keyboards and screen readers. */
  closesAfter?: number;
  /** Icon at the start of the field. @default 'search' */
  icon?: IconName;
}

/**
 * Text field with suggestions that accepts any text: an editable combobox with list autocomplete and manual
 * selection (ARIA Authoring Practices). Renders an `<input>`, which works in a form without scripts, and a
 * listbox with sections.
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
