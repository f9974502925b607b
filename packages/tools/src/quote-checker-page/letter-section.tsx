import type { QuotationJudgement } from '@dopahiya/engines/judgement';
import { type Letter, type LetterLanguage, type LetterPoint, letterText, writeLetter } from '@dopahiya/engines/letter';
import { siteLanguage } from '@dopahiya/domain/site';
import { Button, ButtonLink, SegmentedControl, showToast } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/quote-check';
import * as S from './letter-section.styles.ts';

export interface LetterSectionProps {
  judgement: QuotationJudgement;
  /** Name of the bike; empty if none is chosen. */
  bike: string;
  /** Date of the quotation, 'YYYY-MM-DD'; empty if unknown. */
  date: string;
  /** City and date of the letter; null while no price is known. */
  written: { city: string; date: string | null | undefined } | null;
}

const languages = [
  { value: 'en', label: texts.englishName },
  { value: 'hi', label: texts.hindiName },
] as const;

/** Letter to the showroom, to print, copy or share; in the language of the page, with a switch to the other. */
export function LetterSection({ judgement, bike, date, written }: LetterSectionProps) {
  const [language, setLanguage] = useState<LetterLanguage>(siteLanguage.code);
  const letter = writeLetter(judgement, { bike: bike || texts.someBike, date, written, language });
  const text = letterText(letter);
  return (
    <S.Root id="letter" aria-labelledby="letter-title">
      <S.Columns>
        <div>
          <h2 id="letter-title">{texts.letterTitle}</h2>
          <S.Intro>{texts.letterIntro}</S.Intro>
          <S.Actions>
            <SegmentedControl
              label={texts.letterLanguage}
              name="letter-language"
              choices={languages}
              value={language}
              onValueChange={setLanguage}
            />
            <Button width="full" onClick={() => window.print()}>
              {texts.print}
            </Button>
            <Button tone="secondary" width="full" leadingIcon="copy" onClick={() => void copy(text)}>
              {texts.copyText}
            </Button>
            <ButtonLink
              tone="secondary"
              width="full"
              leadingIcon="share"
              to={`https://wa.me/?${new URLSearchParams({ text })}`}
              target="_blank"
              rel="noopener"
            >
              {texts.share}
            </ButtonLink>
            <p>{texts.helpline}</p>
          </S.Actions>
        </div>
        <Sheet letter={letter} />
      </S.Columns>
    </S.Root>
  );
}

/** The letter as printed, with its lines in a table. */
function Sheet({ letter }: { letter: Letter }) {
  const { language, greeting, place, subject, opening, points, together, afterwards, close, signature } = letter;
  return (
    <S.Paper lang={language} aria-label={texts.letterTitle}>
      <S.Greeting>
        <span>{greeting}</span>
        {place && <span>{place}</span>}
      </S.Greeting>
      <p>
        <b id="letter-subject">{subject}</b>
      </p>
      <p>{opening}</p>
      <table aria-labelledby="letter-subject">
        <tbody>
          {points.map((point) => (
            <Point key={point.text} point={point} />
          ))}
        </tbody>
        {together && (
          <tfoot>
            <Point point={together} />
          </tfoot>
        )}
      </table>
      {afterwards && <p>{afterwards}</p>}
      <p>{close}</p>
      <p>{signature}</p>
    </S.Paper>
  );
}

const Point = ({ point: { text, amount } }: { point: LetterPoint }) => (
  <tr>
    <th scope="row" colSpan={amount === null ? 2 : 1}>
      {text}
    </th>
    {amount !== null && <td>{amount}</td>}
  </tr>
);

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', text: texts.copied });
  } catch {
    showToast({ kind: 'error', text: texts.notCopied });
  }
}
