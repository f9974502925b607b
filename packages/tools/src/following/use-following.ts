import { type Dispatch, type SetStateAction, useState } from 'react';

/** State of a control: shows input immediately, until another value comes from outside; initially `otherwise` if there is none. */
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
