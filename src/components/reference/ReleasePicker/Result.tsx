import React, { useEffect, useRef } from 'react';
import { currentHash } from '../../../../packages/fast-client/light-client/client/router/query';
import Link from '@docusaurus/Link';
import { type Release, releasePath } from '../../../data/releases';
import CodeSpans from '../../CodeSpans';
import {
  type Change,
  type Comparison,
  type Contract,
  countOf,
  type Filter,
  filters,
  shownContracts,
} from './comparison';
import styles from './styles.module.css';

const verbs = { added: 'Added ', removed: 'Removed ', changed: '' } as const;

function ChangeItem({ change, base }: { change: Change; base: string | undefined }): JSX.Element {
  const name = <code>{change.key}</code>;
  const kind = ['function', 'contract', 'inherited'].includes(change.kind) ? '' : `${change.kind} `;
  const lead = verbs[change.change] + kind;
  return (
    <li data-change={change.change}>
      {change.breaking === true && <strong className={styles.breaking}>Breaking. </strong>}
      <span>{lead.charAt(0).toUpperCase() + lead.slice(1)}</span>
      {base !== undefined && change.anchor !== undefined ? (
        <Link to={`${base}#${change.anchor}`}>{name}</Link>
      ) : (
        name
      )}
      {change.details !== undefined && <CodeSpans text={`: ${change.details.join('; ')}`} />}
    </li>
  );
}

/** A card for a contract, with a row for each change. */
function ContractCard({ contract, to }: { contract: Contract; to: string }): JSX.Element {
  const { name, status, page, changes } = contract;
  if (status !== 'changed') {
    const state = status === 'added' ? `new in ${to}` : `removed in ${to}, which is breaking`;
    return (
      <div className={styles.contract} data-change={status} data-name={name.toLowerCase()}>
        <h3>{`${name}: ${state}`}</h3>
      </div>
    );
  }
  const base =
    page === undefined ? undefined : `${releasePath(to as Release)}/smart-contracts/${page}`;
  return (
    <details className={styles.contract} data-name={name.toLowerCase()} open>
      <summary>
        <h3>
          {`${name}: ${changes.length} ${changes.length === 1 ? 'change' : 'changes'}${changes.some(({ breaking }) => breaking === true) ? ', some breaking' : ''}`}
        </h3>
      </summary>
      <ul>
        {changes.map((change) => (
          <ChangeItem
            key={`${change.kind} ${change.change} ${change.key}`}
            change={change}
            base={base}
          />
        ))}
      </ul>
    </details>
  );
}

interface Props {
  readonly comparison: Comparison;
  /** The kind of change that the reader wants to see, if only one. */
  readonly filter: Filter | undefined;
  readonly onFilter: (filter: Filter | undefined) => void;
}

/** What differs between two releases: a count of each kind, which filters, and a card for each contract. */
export default function Result({ comparison, filter, onFilter }: Props): JSX.Element {
  const { from, to } = comparison;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The address may name a contract, by the anchor that it has in the page's own lists.
    const name = CSS.escape(currentHash().slice(1));
    section.current?.querySelector(`[data-name="${name}"]`)?.scrollIntoView();
  }, [comparison]);
  return (
    <section ref={section} aria-labelledby="picked">
      {/* For the outline alone: the sentence above already says it. */}
      <h2 id="picked" className="visually-hidden">
        {`Changes from ${from} to ${to}`}
      </h2>
      <div className={styles.filters} role="group" aria-label="Kind of change">
        {filters.map((kind) => {
          // An address can name a kind of change that this pair doesn't have, so readers need a way out of that filter.
          const isEmpty = filter !== kind && countOf(comparison, kind) === 0;
          return (
            <button
              key={kind}
              type="button"
              data-change={kind}
              aria-pressed={filter === kind}
              // It keeps the focus when it takes the filter away.
              aria-disabled={isEmpty}
              onClick={() => isEmpty || onFilter(filter === kind ? undefined : kind)}
            >
              {`${countOf(comparison, kind)} ${kind}`}
            </button>
          );
        })}
      </div>
      {shownContracts(comparison, filter).map((contract) => (
        <ContractCard key={contract.name} contract={contract} to={to} />
      ))}
    </section>
  );
}
