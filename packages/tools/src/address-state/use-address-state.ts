import { useLateNavigate } from '@dopahiya/site';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { createPath, useLocation } from 'react-router';

/** How long after the last change the address follows, in milliseconds. */
const settleTime = 400;

/** What is set on a page, and what of it has come to rest. */
interface AddressState<Value> {
  value: Value;
  change: (part: Partial<Value>) => void;
  /** What was set when nothing had changed for a moment: what the API is asked for is asked for with it. */
  settled: Value;
}

/**
 * What is set on a page, in its address too: `write` gives the query string of a value. The address follows once nothing has
 * changed for a moment, in place of the one before, and while nobody is on the way elsewhere; an address that comes otherwise
 * sets the page.
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
    // What was set while our own address was on its way stays set.
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
    // Again for as long as a link is followed, which may come to nothing.
    const timer = setInterval(() => follow(search) && clearInterval(timer), settleTime);
    return () => clearInterval(timer);
  }, [search]);
  const change = useCallback((part: Partial<Value>) => setValue((before) => ({ ...before, ...part })), []);
  return { value, change, settled };
}

function useReplaceSearch(): (search: string) => boolean {
  const navigate = useLateNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return (search) => navigate(createPath({ pathname, search }), { replace: true, preventScrollReset: true, state });
}
