import React from 'react';

interface Props {
  /** Text that goes to the clipboard. */
  readonly text: string;
  /** What it is, for the button's name: "Copy <what>". */
  readonly what: string;
}

/**
 * Button that copies a text. The work is done by `packages/fast-client/copy-button`, which listens once for the whole page, so
 * the button itself is plain markup. It stays invisible until that script runs.
 */
export default function CopyButton({ text, what }: Props): JSX.Element {
  return (
    <button type="button" className="copy-button" data-copy={text} aria-label={`Copy ${what}`} />
  );
}
