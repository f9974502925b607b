import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import * as texts from '#texts/search-field';
import { ControlBox } from '../field/control-box.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { Icon } from '../icon/icon.tsx';
import { theme } from '../theme/theme.ts';
import { ClearButton } from './clear-button.tsx';

/** Props shared by all search fields. */
export interface SearchBoxProps {
  /** Label; hidden unless `labelled` is 'visibly'. */
  label: string;
  /** Whether the label is visible, or only for screen readers. @default 'hidden' */
  labelled?: 'visibly' | 'hidden';
  /** With border, 48 px; sunken, 44 px, for the header; large, 60 px, for the hero. @default 'outlined' */
  tone?: 'outlined' | 'sunken' | 'large';
  /** Button at the end of the field. */
  trailing?: ReactNode;
}

/** Props of `SearchField`, besides those of an `<input>`. */
export interface SearchFieldProps extends SearchBoxProps, Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> {}

/** Search field for content of the page, or for its form. Renders an `<input type="search">`. */
export function SearchField({
  label,
  labelled = 'hidden',
  tone = 'outlined',
  trailing,
  placeholder = texts.search,
  id: givenId,
  ...rest
}: SearchFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} labelled={labelled}>
      <ControlBox data-tone={tone}>
        <Icon name="search" size={18} />
        <Input id={id} type="search" placeholder={placeholder} {...rest} />
        <ClearButton label={texts.clear} />
        {trailing}
      </ControlBox>
    </FieldFrame>
  );
}

/** The native clear button is only for visitors without scripts; others get a larger one. */
const Input = styled.input`
  appearance: none;

  &::-webkit-search-cancel-button {
    display: none;

    ${theme.media.noScript} {
      display: revert;
    }
  }
`;
