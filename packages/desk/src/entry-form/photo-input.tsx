import { useApi } from '@dopahiya/api-client';
import { uploadDeskPhoto } from '@dopahiya/api-client/desk';
import { deskLimits } from '@dopahiya/domain/desk';
import { Progress } from '@dopahiya/ui-kit/market';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/entry-form';
import { Failure } from '../shell/failure.tsx';
import { FileField } from '../shell/file-field.tsx';
import { type FieldProps, useFieldProps } from './field-props.ts';
import * as S from './form.styles.ts';

/** Where the server has photographs, by their name in content. */
const photoFolder = '/media/';

/** Photograph: uploads a file, and names it in the content. */
export function PhotoInput({ field, path, value, onChange }: FieldProps) {
  const api = useApi();
  const { shared } = useFieldProps({ field, path, value });
  const [share, setShare] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: (file: File) => uploadDeskPhoto(api, file, setShare),
    onSuccess: (photo) => {
      onChange(photo.file);
    },
  });
  const send = ([file]: readonly File[]) => {
    const isTooLarge = file !== undefined && file.size > deskLimits.fileBytes;
    setRefusal(isTooLarge ? texts.tooLarge(deskLimits.fileBytes / 1024 / 1024) : null);
    setShare(0);
    if (file && !isTooLarge) mutate(file);
  };
  const name = typeof value === 'string' ? value : null;
  const problem = refusal ?? shared.error;
  return (
    <S.Photo>
      {name !== null && <img src={`${photoFolder}${name}`} alt={texts.uploaded} />}
      <FileField
        id={shared.id}
        label={name === null ? field.label : texts.replace(field.label)}
        hint={texts.photoTypes}
        accept="image/jpeg,image/png,image/webp,image/avif"
        onFiles={send}
        {...(problem && { error: problem })}
      />
      {isPending && <Progress label={share < 1 ? texts.sending : texts.preparing} value={share} />}
      {error && !isPending && (
        <Failure title={texts.notSent} error={error} onRetry={() => variables && mutate(variables)} />
      )}
    </S.Photo>
  );
}
