import { useMemo, useState } from 'react';
import type { LineCode } from '../quotation/line-codes.ts';
import type { Quotation } from '../quotation/quotation.ts';
import { readQuotation } from '../quotation/read-quotation.ts';
import { lineOf, mostRupees, type QuoteInputs } from './quote-inputs.ts';

/** The quotation as it stands, and what can be done with it. */
export interface EnteredQuotation {
  text: string;
  quotation: Quotation;
  /** Whether an amount was lowered to the most there is. */
  wasLimited: boolean;
  setText: (text: string) => void;
  /** The amount of a kind of line; null takes it out. */
  setAmount: (code: LineCode, amount: number | null) => void;
  /** Says what an unread line is. */
  nameUnread: (index: number, code: LineCode) => void;
  clear: () => void;
}

const nothing: Pick<QuoteInputs, 'text' | 'lines'> = { text: '', lines: [] };

/** A quotation that is read from a text, and corrected and added to by hand. */
export function useQuotation(inputs: Pick<QuoteInputs, 'text' | 'lines'>): EnteredQuotation {
  const [text, setText] = useState(inputs.text);
  const [byHand, setByHand] = useState(() => new Map(inputs.lines.map((line) => [line.code, line] as const)));
  const [removed, setRemoved] = useState<ReadonlySet<LineCode>>(new Set());
  const [named, setNamed] = useState<ReadonlyMap<number, LineCode>>(new Map());
  const [wasLimited, setLimited] = useState(false);
  const read = useMemo(() => readQuotation(text), [text]);
  const quotation = useMemo(() => {
    const kept = read.lines.filter(({ code }) => !byHand.has(code) && !removed.has(code));
    const answered = read.unread.flatMap(({ amount }, index) => {
      const code = named.get(index);
      return code ? [lineOf(code, amount)] : [];
    });
    const unread = read.unread.filter((_, index) => !named.has(index));
    return { ...read, lines: [...kept, ...answered, ...byHand.values()], unread };
  }, [read, byHand, removed, named]);
  return {
    text,
    quotation,
    wasLimited,
    setText: (next) => {
      setText(next);
      setNamed(new Map());
      setRemoved(new Set());
    },
    setAmount: (code, amount) => {
      setLimited(amount !== null && amount > mostRupees);
      setRemoved((before) => new Set(amount === null ? [...before, code] : [...before].filter((one) => one !== code)));
      setByHand((before) => {
        const next = new Map(before);
        if (amount === null) next.delete(code);
        else next.set(code, lineOf(code, amount));
        return next;
      });
    },
    nameUnread: (index, code) => {
      const open = read.unread.flatMap((_, place) => (named.has(place) ? [] : [place]));
      const place = open[index];
      if (place !== undefined) setNamed((before) => new Map(before).set(place, code));
    },
    clear: () => {
      setText(nothing.text);
      setByHand(new Map());
      setRemoved(new Set());
      setNamed(new Map());
      setLimited(false);
    },
  };
}
