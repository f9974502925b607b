import { Field } from '@dopahiya/ui-kit';

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
  <Field
    {...rest}
    type="file"
    onChange={({ currentTarget }) => {
      const files = [...(currentTarget.files ?? [])];
      currentTarget.value = '';
      if (files.length > 0) onFiles(files);
    }}
  />
);
