import { type Dispatch, type SetStateAction, useState } from 'react';

/** What stands in a box: what is typed, until another choice comes from outside; without any choice it begins with `otherwise`. */
export function useFollowing(
  chosen: string | null,
  otherwise: string,
): [text: string, setText: Dispatch<SetStateAction<string>>] {
  const [text, setText] = useState(chosen ?? otherwise);
  const [followed, setFollowed] = useState(chosen);
  if (chosen !== followed) {
    setFollowed(chosen);
    if (chosen !== null) setText(chosen);
  }
  return [text, setText];
}
