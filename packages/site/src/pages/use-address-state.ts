import { useLateNavigate } from '../router-parts/use-late-navigate.ts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { createPath, useLocation } from 'react-router';

/** Debounce of URL updates, in ms. */
const settleTime = 400;

/** State of a page with its debounced value. */
interface AddressState<Value> {
  value: Value;
  /** Changes a part of the value. A part that depends on the value is a function of the latest one, which may not be rendered yet. */
  change: (part: Partial<Value> | ((before: Value) => Partial<Value>)) => void;
  /** Debounced value, used for API requests. */
  settled: Value;
}

/**
 * State that is mirrored in the URL; `write` returns the query string of a value. The URL is replaced after a debounce, unless another
 * navigation is pending; a URL that changes otherwise resets the state.
 */
export function useAddressState<Value extends object>(
  asked: Value,
  write: (value: Value) => string,
): AddressState<Value> {
  const [value, setValue] = useState(asked);
  const [settled, setSettled] = useState(asked);
  const [search, address] = [write(value), write(asked)];
  const [seen, setSeen] = useState(address);
  const [ours, setOurs] = useState<string | null>(null);
  if (address !== seen) {
    setSeen(address);
    // Changes made while our own URL update was pending are kept.
    if (address !== ours) {
      setOurs(null);
      setValue(asked);
      setSettled(asked);
    }
  }
  const replaceSearch = useReplaceSearch();
  const follow = useEffectEvent((rested: string): boolean => {
    setSettled(value);
    if (rested === address) return true;
    const isWritten = replaceSearch(rested);
    if (isWritten) setOurs(rested);
    return isWritten;
  });
  useEffect(() => {
    // Retries while a navigation is pending, as it may be cancelled.
    const timer = setInterval(() => follow(search) && clearInterval(timer), settleTime);
    return () => clearInterval(timer);
  }, [search]);
  const change = useCallback<AddressState<Value>['change']>(
    (part) => setValue((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) })),
    [],
  );
  return { value, change, settled };
}

function useReplaceSearch(): (search: string) => boolean {
  const navigate = useLateNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return (search) => navigate(createPath({ pathname, search }), { replace: true, preventScrollReset: true, state });
}
