import { type LineCode, noQuotation, type Quotation, type QuotationLine } from '@dopahiya/engines/quotation';
import type { Paper } from '@dopahiya/engines/quotation-reader';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { quotationQueries } from './quotation-queries.ts';
import { lineOf, maxAmountRupees, type QuoteInputs, type UnreadAmounts } from './quote-inputs.ts';

/** The current quotation, with functions to change it. */
export interface EnteredQuotation {
  text: string;
  /** Whether the text is being read for the first time. */
  isReading: boolean;
  /** Retries reading if the parser could not be loaded, and returns whether it succeeded; null if not needed. */
  readAgain: (() => Promise<boolean>) | null;
  quotation: Quotation;
  /** Number of characters read before a timeout; undefined if there was none. */
  stoppedAt: number | undefined;
  /** Lines entered or corrected manually. */
  filledIn: readonly QuotationLine[];
  /** Invalid amounts in the URL. */
  unread: UnreadAmounts;
  /** Date of the quotation, as entered or read; empty if unknown. */
  date: string;
  setDate: (date: string) => void;
  /** Whether an amount was lowered to the maximum. */
  wasLimited: boolean;
  setText: (text: string) => void;
  /** Sets the amount of a kind of line; null removes it. */
  setAmount: (code: LineCode, amount: number | null) => void;
  /** Assigns a code to an unread line. */
  nameUnread: (index: number, code: LineCode) => void;
  clear: () => void;
}

const nothingWritten: Paper = { quotation: noQuotation, day: null };

/** State of a quotation that is read from a text, and corrected and extended manually. */
export function useQuotation(
  inputs: Pick<QuoteInputs, 'text' | 'lines' | 'total' | 'date' | 'unread'>,
): EnteredQuotation {
  const [text, setText] = useState(inputs.text);
  const amounts = useAmountsByHand(inputs.lines);
  const { byHand, removed, filledIn, setAmount } = amounts;
  const [named, setNamed] = useState<ReadonlyMap<number, LineCode>>(new Map());
  const [statedTotal, setStatedTotal] = useState(inputs.total);
  const [date, setDate] = useState<string | null>(inputs.date || null);
  const paper = useQuery({ ...quotationQueries.paper(text), enabled: text !== '' });
  const { quotation: read, day, stoppedAt } = (text !== '' && paper.data) || nothingWritten;
  const quotation = useMemo(() => {
    const told = read.unread.filter((_, index) => named.has(index));
    const kept = withoutTold(read.lines, told).filter(({ code }) => !byHand.has(code) && !removed.has(code));
    const answered = read.unread.flatMap(({ amount }, index) => {
      const code = named.get(index);
      return code ? [lineOf(code, amount)] : [];
    });
    const unread = read.unread.filter((_, index) => !named.has(index));
    const lines = [...kept, ...answered, ...byHand.values()];
    return { ...read, lines, total: read.total ?? statedTotal, unread };
  }, [read, byHand, removed, named, statedTotal]);
  const nameUnread = useCallback(
    (index: number, code: LineCode) => {
      const open = read.unread.flatMap((_, place) => (named.has(place) ? [] : [place]));
      const place = open[index];
      if (place !== undefined) setNamed((before) => new Map(before).set(place, code));
    },
    [read, named],
  );
  return {
    text,
    isReading: paper.isLoading,
    readAgain: paper.isError ? async () => !(await paper.refetch()).isError : null,
    quotation,
    stoppedAt,
    filledIn,
    unread: inputs.unread,
    date: date ?? day ?? '',
    setDate,
    wasLimited: amounts.wasLimited,
    setText: (next) => {
      setText(next);
      setNamed(new Map());
      amounts.bringBack();
    },
    setAmount,
    nameUnread,
    clear: () => {
      setText('');
      setStatedTotal(null);
      setDate(null);
      setNamed(new Map());
      amounts.clear();
    },
  };
}

/** Removes lines of the kind 'misc' that the visitor has identified. */
function withoutTold(lines: readonly QuotationLine[], told: Quotation['unread']): QuotationLine[] {
  const open = [...told];
  return lines.filter(({ code, text, amount }) => {
    const at = code === 'misc' ? open.findIndex((line) => line.text === text && line.amount === amount) : -1;
    if (at !== -1) open.splice(at, 1);
    return at === -1;
  });
}

/** State of amounts entered, corrected and removed manually. */
function useAmountsByHand(begun: readonly QuotationLine[]) {
  const [byHand, setByHand] = useState(() => new Map(begun.map((line) => [line.code, line] as const)));
  const [removed, setRemoved] = useState<ReadonlySet<LineCode>>(new Set());
  const [wasLimited, setLimited] = useState(false);
  const filledIn = useMemo(() => [...byHand.values()], [byHand]);
  const setAmount = useCallback((code: LineCode, amount: number | null) => {
    setLimited(amount !== null && amount > maxAmountRupees);
    setRemoved((before) => new Set(amount === null ? [...before, code] : [...before].filter((one) => one !== code)));
    setByHand((before) => {
      const next = new Map(before);
      if (amount === null) next.delete(code);
      else next.set(code, lineOf(code, amount));
      return next;
    });
  }, []);
  const bringBack = () => setRemoved(new Set());
  const clear = () => {
    setByHand(new Map());
    bringBack();
    setLimited(false);
  };
  return { byHand, removed, filledIn, wasLimited, setAmount, bringBack, clear };
}
