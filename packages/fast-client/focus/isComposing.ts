import type { KeyboardEvent } from 'react';

/** Whether a key belongs to a text that's being composed. Safari sends the last one afterward, under the old code. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;
