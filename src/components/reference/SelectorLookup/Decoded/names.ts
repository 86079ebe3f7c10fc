import { useEffect, useState } from 'react';

async function load(): Promise<ReadonlyMap<string, string>> {
  const { addresses } = await import('../../../../data/addresses');
  return new Map(addresses.map(({ address, label }) => [address.toLowerCase(), label]));
}

/** What the documentation calls addresses, in lower case; empty until it is loaded. */
export function useNames(): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    // Names are an extra. Without them, the addresses still show.
    load().then(setNames, () => undefined);
  }, []);
  return names;
}
