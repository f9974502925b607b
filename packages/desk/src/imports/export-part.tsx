import { useApi } from '@dopahiya/api-client';
import { deskExportAddress, prepareDeskExport } from '@dopahiya/api-client/desk';
import type { DeskExport } from '@dopahiya/domain/desk';
import { formatNumber } from '@dopahiya/domain/site';
import { Button } from '@dopahiya/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import * as texts from '#texts/imports';
import { Failure } from '../shell/failure.tsx';
import * as S from '../shell/shell.styles.ts';

/** Downloads the catalogue of the site in the format of its files. */
export function ExportPart() {
  const api = useApi();
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => prepareDeskExport(api) });
  return (
    <S.Stack as="section" aria-labelledby="export">
      <h2 id="export">{texts.exportTitle}</h2>
      <p>{texts.exportMeans}</p>
      <div>
        <Button tone="secondary" loading={isPending} onClick={() => mutate()}>
          {texts.prepare}
        </Button>
      </div>
      {isPending && <output>{texts.preparing}</output>}
      {error && <Failure title={texts.notExported} error={error} onRetry={() => mutate()} retrying={isPending} />}
      {data && <Prepared key={data.key} file={data} />}
    </S.Stack>
  );
}

/** Begins the download, and has a link in case the browser does not. */
function Prepared({ file }: { file: DeskExport }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.click(), []);
  return (
    <S.Notice as="output" data-tone="success">
      <p>{texts.prepared}</p>
      <a ref={link} href={deskExportAddress(file.key)} download>
        {texts.download(sizeOf(file))}
      </a>
    </S.Notice>
  );
}

const sizeOf = ({ bytes }: DeskExport): string => formatNumber(Math.max(0.1, bytes / 1024 / 1024), { max: 1 });
