import type { KeyboardEvent } from 'react';

const keyOfInputMethod = 229;

/**
 * Whether a press belongs to an input method that composes a letter: Enter and Escape do then. Safari tells of the last one by
 * its code alone.
 */
export const isOfInputMethod = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === keyOfInputMethod;
