import { type Dispatch, type SetStateAction, useState } from 'react';

/** What a control shows: what was entered, at once, until another value comes from outside; without any it begins with `otherwise`. */
export function useFollowing<Value>(
  chosen: Value | null,
  otherwise: Value,
): [shown: Value, show: Dispatch<SetStateAction<Value>>] {
  const [shown, show] = useState(chosen ?? otherwise);
  const [followed, setFollowed] = useState(chosen);
  if (chosen !== followed) {
    setFollowed(chosen);
    if (chosen !== null) show(chosen);
  }
  return [shown, show];
}
