import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import * as texts from '#texts/search-field';
import { ControlBox } from '../field/control-box.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { Icon } from '../icon/icon.tsx';
import { theme } from '../theme/theme.ts';
import { ClearButton } from './clear-button.tsx';

/** What every field that searches takes. */
export interface SearchBoxProps {
  /** What is searched for; shown above the field unless `labelled` says otherwise. */
  label: string;
  /** Whether the label is seen, or told to screen readers alone. @default 'hidden' */
  labelled?: 'visibly' | 'hidden';
  /** With an outline, 48 px; sunken, 44 px, for the header; large, 60 px, for the hero. @default 'outlined' */
  tone?: 'outlined' | 'sunken' | 'large';
  /** A button at the end of the field. */
  trailing?: ReactNode;
}

/** What `SearchField` takes, beside everything an `<input>` takes. */
export interface SearchFieldProps extends SearchBoxProps, Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> {}

/** Searches what the page shows, or a page by the form it stands in. Renders an `<input type="search">`. */
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

/** The browser's own way of clearing is for those without scripts; others get one that a finger hits. */
const Input = styled.input`
  appearance: none;

  &::-webkit-search-cancel-button {
    display: none;

    ${theme.media.noScript} {
      display: revert;
    }
  }
`;
