import { Button, Section, SegmentedControl, showToast } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/quote-checker-page';
import type { QuotationJudgement } from '../quote-judgement/judgement.ts';
import { type LetterLanguage, letterText, writeLetter } from '../quote-letter/write-letter.ts';
import * as S from './letter-section.styles.ts';

/** What `LetterSection` takes. */
export interface LetterSectionProps {
  judgement: QuotationJudgement;
  /** What the bike is called; empty while none is chosen. */
  bike: string;
  /** The day of the quotation, 'YYYY-MM-DD'; empty where it is not known. */
  date: string;
}

const languages = [
  { value: 'en', label: texts.englishName },
  { value: 'hi', label: texts.hindiName },
] as const;

/** The letter to the showroom, to print, to copy or to share; in English and, on a press, in Hindi. */
export function LetterSection({ judgement, bike, date }: LetterSectionProps) {
  const [language, setLanguage] = useState<LetterLanguage>('en');
  const letter = writeLetter(judgement, { bike: bike || texts.someBike, date, language });
  const text = letterText(letter);
  return (
    <Section id="letter" title={texts.letterTitle} subtitle={texts.letterIntro}>
      <S.Columns>
        <S.Actions>
          <SegmentedControl
            label={texts.letterLanguage}
            name="letter-language"
            choices={languages}
            value={language}
            onValueChange={setLanguage}
          />
          <Button onClick={() => window.print()}>{texts.print}</Button>
          <Button tone="secondary" leadingIcon="copy" onClick={() => void copy(text)}>
            {texts.copyText}
          </Button>
          <S.Share href={`https://wa.me/?${new URLSearchParams({ text })}`} target="_blank" rel="noopener">
            {texts.share}
          </S.Share>
          <p>{texts.helpline}</p>
        </S.Actions>
        <S.Paper lang={letter.language} aria-label={texts.letterTitle}>
          <p>{letter.greeting}</p>
          <p>
            <b>{letter.subject}</b>
          </p>
          <p>{letter.opening}</p>
          <ul>
            {letter.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {letter.together && (
            <p>
              <b>{letter.together}</b>
            </p>
          )}
          <p>{letter.close}</p>
          <p>{letter.signature}</p>
        </S.Paper>
      </S.Columns>
    </Section>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', text: texts.copied });
  } catch {
    showToast({ kind: 'error', text: texts.notCopied });
  }
}
