import { useId, useState } from 'react';
import * as texts from '#texts/reviews';
import { lengthOf, previewOf, readableText, type TextRun } from './readable-text.ts';
import * as S from './reviews.styles.ts';

/** As many characters of a review are shown at first. */
const previewLength = 200;

/** What somebody wrote, its first characters at first. */
export function ReviewText({ written }: { written: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const runs = readableText(written);
  const isLong = lengthOf(runs) > previewLength;
  return (
    <>
      <p id={id}>
        <Runs runs={isOpen ? runs : previewOf(runs, previewLength)} />
      </p>
      {isLong && (
        <S.Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.showLess : texts.readMore}
        </S.Toggle>
      )}
    </>
  );
}

function Runs({ runs }: { runs: TextRun[] }) {
  return runs.map(({ text, isBold, at }) => (isBold ? <b key={at}>{text}</b> : text));
}
