import { saveAsFile } from '@dopahiya/site';
import { Button } from '@dopahiya/ui-kit';
import { useEffect, useRef } from 'react';
import * as texts from '#texts/second-factor';
import { FormNotice } from '../account-form/form-notice.tsx';
import * as S from './second-factor.styles.ts';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Recovery codes, shown only once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <S.Steps>
      <FormNotice problem={null} success={texts.isOn} />
      <h3 ref={heading} tabIndex={-1}>
        {texts.keepThese}
      </h3>
      <p>{texts.whatAreThese}</p>
      <S.Codes>
        {codes.map((code) => (
          <li key={code}>
            <S.Code>{code}</S.Code>
          </li>
        ))}
      </S.Codes>
      <S.Buttons>
        <Button onClick={() => saveAsFile(`${codes.join('\n')}\n`, { name: texts.fileName, type: 'text/plain' })}>
          {texts.saveAsFile}
        </Button>
        <Button tone="secondary" onClick={onKept}>
          {texts.haveKept}
        </Button>
      </S.Buttons>
    </S.Steps>
  );
}
