import { useApi } from '@dopahiya/api-client';
import { deskQueries, importDeskFiles } from '@dopahiya/api-client/desk';
import { type DeskImport, deskLimits, type DeskUser } from '@dopahiya/domain/desk';
import { Button, PageTitle } from '@dopahiya/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/imports';
import { Failure } from '../shell/failure.tsx';
import { FileField } from '../shell/file-field.tsx';
import * as S from '../shell/shell.styles.ts';
import { ExportPart } from './export-part.tsx';
import { ImportResult } from './import-result.tsx';

/** Imports files of the catalogue, showrooms and articles: first as a trial, then all or nothing. */
export function ImportPage({ user }: { user: DeskUser }) {
  const [api, client] = [useApi(), useQueryClient()];
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, reset, data, error, isPending, variables } = useMutation({
    mutationFn: ({ chosen, isDryRun }: { chosen: readonly File[]; isDryRun: boolean }) =>
      importDeskFiles(api, chosen, isDryRun),
    onSuccess: (result) => (result.is_dry_run ? undefined : deskQueries.refetch(client)),
  });
  const choose = (chosen: readonly File[]) => {
    const problem = problemOf(chosen);
    setRefusal(problem);
    setFiles(chosen);
    reset();
    if (problem === null) mutate({ chosen, isDryRun: true });
  };
  return (
    <>
      <PageTitle intro={texts.intro}>{texts.title}</PageTitle>
      <S.Stack>
        <FileField
          multiple
          label={texts.files}
          hint={texts.filesMean(deskLimits.files)}
          accept=".json,.md,application/json,text/markdown"
          onFiles={choose}
          {...(refusal !== null && { error: refusal })}
        />
        {files.length > 0 && <p>{files.map(({ name }) => name).join(', ')}</p>}
        {isPending && <output>{variables.isDryRun ? texts.trying : texts.importing}</output>}
        {error && (
          <Failure
            title={texts.failed}
            error={error}
            onRetry={() => variables && mutate(variables)}
            retrying={isPending}
          />
        )}
        {data && <ImportResult result={data} />}
        {data?.is_dry_run && (
          <S.Row>
            <Button
              aria-disabled={!canImport(data)}
              loading={isPending}
              onClick={() => canImport(data) && mutate({ chosen: files, isDryRun: false })}
            >
              {texts.doImport}
            </Button>
            {data.refused.length > 0 && <p>{texts.blocked}</p>}
          </S.Row>
        )}
      </S.Stack>
      {user.role === 'owner' && <ExportPart />}
    </>
  );
}

const canImport = ({ refused, entries }: DeskImport): boolean =>
  refused.length === 0 && entries.some(({ effect }) => effect !== 'unchanged');

function problemOf(files: readonly File[]): string | null {
  if (files.length > deskLimits.files) return texts.tooMany(deskLimits.files);
  const large = files.find(({ size }) => size > deskLimits.fileBytes);
  return large ? texts.tooLarge(large.name, deskLimits.fileBytes / 1024 / 1024) : null;
}
