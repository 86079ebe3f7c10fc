import React from 'react';

/** Text cut at code spans: every second part is code. */
export function codeParts(text: string): string[] {
  return text.split('`');
}

/** A text with what is between backticks as code. */
export default function CodeSpans({ text }: { readonly text: string }): JSX.Element {
  return (
    <>
      {codeParts(text).map((part, index) => {
        const Part = index % 2 === 0 ? 'span' : 'code';
        return <Part key={`${index} ${part}`}>{part}</Part>;
      })}
    </>
  );
}
