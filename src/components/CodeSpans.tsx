import React from 'react';

/** A text with what is between backticks as code. */
export default function CodeSpans({ text }: { readonly text: string }): JSX.Element {
  return (
    <>
      {text.split('`').map((part, index) => {
        const Part = index % 2 === 0 ? 'span' : 'code';
        return <Part key={`${index} ${part}`}>{part}</Part>;
      })}
    </>
  );
}
