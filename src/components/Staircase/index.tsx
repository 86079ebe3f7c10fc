import React from 'react';

/** A share's price over four harvests: it climbs after each, and then stays level. */
const line = 'M0 118H40L80 90H210L250 62H380L420 34H550L590 6H720';

/** The mark of this site, drawn as wide as its box: a decoration, which screen readers pass over. */
export default function Staircase({ className }: { readonly className?: string }): JSX.Element {
  return (
    <svg className={className} viewBox="0 0 720 124" preserveAspectRatio="none" aria-hidden="true">
      <path d={`${line}V124H0Z`} fill="currentColor" opacity="0.12" />
      <path
        d={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
