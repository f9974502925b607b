import { fetchOwnData, messageOf, useApi } from '@dopahiya/api-client';
import { saveAsFile } from '@dopahiya/site';
import { Button } from '@dopahiya/ui-kit';
import { useMutation } from '@tanstack/react-query';
import * as texts from '#texts/profile-parts';
import { FormNotice } from '../account-form/form-notice.tsx';
import * as S from './profile-parts.styles.ts';

/** Downloads all data stored about the user as a file. */
export function DataPart() {
  const api = useApi();
  const taking = useMutation({
    mutationFn: () => fetchOwnData(api),
    onSuccess: (data) => saveAsFile(JSON.stringify(data, null, 2), { name: texts.fileName, type: 'application/json' }),
  });
  return (
    <S.FormPart>
      <S.Explanation>
        <p>{texts.dataIntro}</p>
      </S.Explanation>
      <div>
        <FormNotice
          problem={taking.error ? messageOf(taking.error, texts.dataFailed) : null}
          success={taking.isSuccess ? texts.dataTaken : null}
        />
        <Button tone="secondary" loading={taking.isPending} onClick={() => taking.mutate()}>
          {texts.takeData}
        </Button>
      </div>
    </S.FormPart>
  );
}
