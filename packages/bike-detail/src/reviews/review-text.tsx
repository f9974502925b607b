import { useId, useState } from 'react';
import * as texts from '#texts/reviews';
import { lengthOf, previewOf, readableText, type TextRun } from './readable-text.ts';
import * as S from './reviews.styles.ts';

/** Preview length of a review, in characters. */
const previewLength = 200;

/** Text of a review, truncated until expanded. */
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
