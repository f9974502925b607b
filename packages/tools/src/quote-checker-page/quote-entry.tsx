import { sendAsDocument } from '@dopahiya/site';
import { formatNumber, formatPrice } from '@dopahiya/domain/site';
import * as texts from '#texts/quote-checker-page';
import { type LineCode, readableLength } from '@dopahiya/engines/quotation';
import { Button, ErrorPanel, Later, Skeleton, Tabs, TextArea, useIsHydrated } from '@dopahiya/ui-kit';
import { useState } from 'react';
import { WithoutScripts, WithScripts } from '../mixins/without-scripts.ts';
import type { Check } from './checked-quotation.tsx';
import { prepareReader } from './quotation-queries.ts';
import { formId, maxAmountRupees, sentLength } from './quote-inputs.ts';
import type { EnteredQuotation } from './use-quotation.ts';
import * as S from './quote-entry.styles.ts';

const loadLines = async () => (await import('./checked-quotation.tsx')).CheckedLines;

export interface QuoteEntryProps {
  entered: EnteredQuotation;
  check: Check;
  /** Called when an optional line is marked as wanted by the buyer, or not; must be stable. */
  onWant: (code: LineCode) => void;
}

const ways = [
  { id: 'text', label: texts.pasteText },
  { id: 'lines', label: texts.lineByLine },
] as const;

/** Two input methods, the dealer's message as text or a field per usual line, with a verdict per line. */
export function QuoteEntry({ entered, check, onWant }: QuoteEntryProps) {
  const { text, quotation, filledIn, unread, wasLimited, setAmount, nameUnread, clear } = entered;
  const hasLines = quotation.lines.length > 0;
  const isFilledIn = text === '' && hasLines;
  const [way, setWay] = useState<'lines' | 'text'>(isFilledIn ? 'lines' : 'text');
  return (
    <div>
      <Tabs label={texts.ways} tabs={ways} selected={way} onSelect={setWay}>
        <S.Ways data-way={way}>
          <Message entered={entered} />
          <S.Lines aria-labelledby="lines-title">
            <S.Title id="lines-title">{texts.linesTitle}</S.Title>
            {!hasLines && quotation.unread.length === 0 && <NothingJudged entered={entered} />}
            <Later
              load={loadLines}
              fallback={<Skeleton height="900px" />}
              {...{ check, filledIn, unread, setAmount, nameUnread, onWant }}
            />
            {wasLimited && <output>{texts.wasLimited(formatPrice(maxAmountRupees))}</output>}
          </S.Lines>
        </S.Ways>
      </Tabs>
      <S.Note data-where="here">{texts.stays}</S.Note>
      <S.Note data-where="sent">{texts.isSent(formatNumber(sentLength))}</S.Note>
      <S.Actions>
        <WithoutScripts>
          <Button type="submit" form={formId}>
            {texts.check}
          </Button>
        </WithoutScripts>
        <WithScripts>
          <Button tone="quiet" onClick={clear} disabled={!hasLines && text === ''}>
            {texts.clearAll}
          </Button>
        </WithScripts>
      </S.Actions>
    </div>
  );
}

/** Text area for the dealer's message, with a note on how it is processed. */
function Message({ entered: { text, quotation, stoppedAt, setText } }: Pick<QuoteEntryProps, 'entered'>) {
  const isHydrated = useIsHydrated();
  const unreadRest = unreadText(quotation.cut, stoppedAt);
  return (
    <S.Message>
      <TextArea
        form={formId}
        label={texts.message}
        hint={texts.messageHint}
        placeholder={texts.messagePlaceholder}
        name="text"
        rows={9}
        value={text}
        {...(!isHydrated && { maxLength: sentLength })}
        onFocus={prepareReader}
        onChange={({ target }) => setText(target.value)}
        {...(unreadRest && { error: unreadRest })}
      />
    </S.Message>
  );
}

/** Returns a message about the part of the text that was not read; null if all was. */
function unreadText(isCut: boolean, stoppedAt: number | undefined): string | null {
  if (stoppedAt !== undefined) return stoppedAt === 0 ? texts.tookTooLong : texts.wasStopped(formatNumber(stoppedAt));
  return isCut ? texts.wasCut(formatNumber(readableLength)) : null;
}

/** Explains why there are no lines: no input, nothing recognised, or the parser is not loaded. */
function NothingJudged({ entered: { text, isReading, readAgain } }: Pick<QuoteEntryProps, 'entered'>) {
  if (readAgain) {
    const retry = async () => {
      if ((await readAgain()) || text.length > sentLength) return;
      await sendAsDocument(document.forms.namedItem(formId) as HTMLFormElement);
    };
    return <ErrorPanel title={texts.readerFailed} message={texts.readerFailedHint} onRetry={() => void retry()} />;
  }
  if (isReading) return <output>{texts.reading}</output>;
  return <p>{text === '' ? texts.nothingYet : texts.nothingRead}</p>;
}
