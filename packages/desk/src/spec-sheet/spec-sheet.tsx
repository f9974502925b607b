import { type DeskContent, deskLimits } from '@dopahiya/domain/desk';
import { Button, TextArea } from '@dopahiya/ui-kit';
import { type FormEvent, useState } from 'react';
import * as texts from '#texts/spec-sheet';
import { Failure } from '../shell/failure.tsx';
import { FileField } from '../shell/file-field.tsx';
import * as S from '../shell/shell.styles.ts';
import { ReadFacts } from './read-facts.tsx';
import type { useSheet } from './use-sheet.ts';

interface SpecSheetProps {
  sheet: ReturnType<typeof useSheet>;
  content: DeskContent;
  onField: (path: string, value: unknown) => void;
}

/** Reads the spec sheet of a model, typed or as a file: the editor accepts its facts one by one. */
export function SpecSheet({ sheet: { text, setText, reading }, content, onField }: SpecSheetProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, data, error, isPending, variables } = reading;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefusal(text.trim() === '' ? texts.empty : null);
    if (text.trim() !== '' && !isPending) mutate(text);
  };
  const readFile = ([file]: readonly File[]) => {
    const isTooLarge = file !== undefined && file.size > deskLimits.fileBytes;
    setRefusal(isTooLarge ? texts.tooLarge(deskLimits.fileBytes / 1024 / 1024) : null);
    if (file && !isTooLarge) mutate(file);
  };
  return (
    <S.Stack>
      <S.Stack as="form" onSubmit={submit}>
        <TextArea
          label={texts.sheet}
          hint={texts.sheetMeans}
          rows={8}
          maxLength={deskLimits.specSheet}
          value={text}
          onChange={(event) => setText(event.target.value)}
          {...(refusal !== null && { error: refusal })}
        />
        <FileField label={texts.file} hint={texts.fileMeans} accept=".pdf,.csv,.txt" onFiles={readFile} />
        <S.Row>
          <Button type="submit" loading={isPending}>
            {texts.read}
          </Button>
        </S.Row>
      </S.Stack>
      {error && (
        <Failure
          title={texts.notRead}
          error={error}
          onRetry={() => variables !== undefined && mutate(variables)}
          retrying={isPending}
        />
      )}
      {data && <ReadFacts reading={data} content={content} onField={onField} />}
    </S.Stack>
  );
}
