import { type Dispatch, type SetStateAction, useState } from 'react';

/** What a control shows at once of what it changes, while the value from outside follows when there is time. */
export function useAhead<Value>(value: Value): [shown: Value, show: Dispatch<SetStateAction<Value>>] {
  const [shown, show] = useState(value);
  const [followed, setFollowed] = useState(value);
  if (value !== followed) {
    setFollowed(value);
    show(value);
  }
  return [shown, show];
}
