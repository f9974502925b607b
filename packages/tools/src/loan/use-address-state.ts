import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** How long after the last change the address follows, in milliseconds. */
const settleTime = 400;

/**
 * What is set on a page, in its address too: `write` gives the query string of a value. The address follows once nothing has
 * changed for a moment, in place of the one before; an address that comes otherwise sets the page.
 */
export function useAddressState<Value extends object>(
  asked: Value,
  write: (value: Value) => string,
): [value: Value, change: (part: Partial<Value>) => void] {
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const [value, setValue] = useState(asked);
  const [written, setWritten] = useState(() => write(asked));
  const address = write(asked);
  if (address !== written) {
    setWritten(address);
    if (address !== write(value)) setValue(asked);
  }
  const search = write(value);
  useEffect(() => {
    if (search === address) return undefined;
    const follow = () => void navigate({ pathname, search }, { replace: true, preventScrollReset: true, state });
    const timer = setTimeout(follow, settleTime);
    return () => clearTimeout(timer);
  }, [search, address, pathname, state, navigate]);
  return [value, (part) => setValue((before) => ({ ...before, ...part }))];
}
