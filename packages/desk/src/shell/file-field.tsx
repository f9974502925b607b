import { Field, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

interface FileFieldProps {
  label: string;
  accept: string;
  onFiles: (files: readonly File[]) => void;
  id?: string;
  hint?: string;
  error?: string;
  /** @default false */
  multiple?: boolean;
}

/** Picks files from the device; the same file can be picked again. */
export const FileField = ({ onFiles, ...rest }: FileFieldProps) => (
  <Place>
    <Field
      {...rest}
      type="file"
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        currentTarget.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  </Place>
);

const Place = styled.div`
  input {
    align-self: center;
    padding-block: ${theme.space[2]};
  }
  ::file-selector-button {
    margin-inline-end: ${theme.space[3]};
    font: inherit;
    cursor: pointer;
  }
`;
