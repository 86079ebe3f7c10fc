import type { HostedSettings } from '../../packages/search';
import { sections, type SectionId } from '../data/sections';

/** What the environment decides about a build. */
export interface BuildEnvironment {
  /** Path the site is served under; starts and ends with a slash. */
  readonly baseUrl: string;
  /** Sections to build, or undefined for all of them. */
  readonly sections: readonly SectionId[] | undefined;
  /** Hosted search, or undefined for the embedded index. */
  readonly hostedSearch: HostedSettings | undefined;
  /** Whether every page has the content security policy, for hosts that send no headers of ours. */
  readonly policyInPages: boolean;
}

const searchVariables = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_API_KEY'] as const;

/** Whether the site can be built for a path, and served below it. */
export const isBaseUrl = (text: string): boolean => /^\/([\w.~-]+\/)*$/.test(text);

function readBaseUrl(value: string | undefined): string {
  if (!value) return '/';
  if (!isBaseUrl(value)) {
    throw new Error(
      `BASE_URL is "${value}". Write a path that starts and ends with a slash, such as "/" or "/docs/".`,
    );
  }
  return value;
}

function readSections(value: string | undefined): readonly SectionId[] | undefined {
  return value?.match(/[^\s,]+/g)?.map((name) => {
    const section = sections.find(({ id }) => id === name);
    if (!section) {
      throw new Error(
        `SECTIONS names "${name}", which is no section. Write one or more of: ${sections.map(({ id }) => id).join(', ')}.`,
      );
    }
    return section.id;
  });
}

function readHostedSearch(env: NodeJS.ProcessEnv): HostedSettings | undefined {
  const missing = searchVariables.filter((name) => !env[name]);
  if (missing.length === searchVariables.length) return undefined;
  if (missing.length > 0) {
    throw new Error(
      `Hosted search is half configured: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set. ` +
        `Set all of ${searchVariables.join(', ')}, or none of them to use the embedded index.`,
    );
  }
  // They become hosts of the policy and headers of requests.
  const unusable = searchVariables.find((name) => !/^[\w.=+/-]+$/.test(env[name] ?? ''));
  if (unusable) {
    throw new Error(
      `${unusable} has a space, a line break, or a sign in it that the search service doesn't use. Copy it again.`,
    );
  }
  return {
    appId: env.ALGOLIA_APP_ID ?? '',
    indexName: env.ALGOLIA_INDEX_NAME ?? '',
    apiKey: env.ALGOLIA_API_KEY ?? '',
  };
}

function readPolicyInPages(value: string | undefined): boolean {
  if (value && value !== '1')
    throw new Error(`POLICY_IN_PAGES is "${value}". Write "1", or leave it unset.`);
  return value === '1';
}

/**
 * Reads the variables that a build understands: `BASE_URL`, `SECTIONS`, `POLICY_IN_PAGES`, and the three `ALGOLIA_*`.
 *
 * @throws Error that names the variable and what to write instead
 */
export function buildEnvironment(env: NodeJS.ProcessEnv): BuildEnvironment {
  return {
    baseUrl: readBaseUrl(env.BASE_URL),
    sections: readSections(env.SECTIONS),
    hostedSearch: readHostedSearch(env),
    policyInPages: readPolicyInPages(env.POLICY_IN_PAGES),
  };
}

/** Whether a build contains a section. */
export function isBuilt(environment: BuildEnvironment, id: SectionId): boolean {
  return environment.sections?.includes(id) ?? true;
}
