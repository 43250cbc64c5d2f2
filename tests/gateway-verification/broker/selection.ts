import type { Deployment, Publication, Records } from './records';

/** A consumer version selector, as a verification sends it. */
export interface Selector {
  mainBranch?: true;
  branch?: string;
  fallbackBranch?: string;
  matchingBranch?: true;
  latest?: true;
  deployed?: true;
  released?: true;
  deployedOrReleased?: true;
  environment?: string;
  consumer?: string;
}

export interface VerificationRequest {
  consumerVersionSelectors?: Selector[];
  providerVersionBranch?: string;
  includePendingStatus?: boolean;
  includeWipPactsSince?: string;
}

export interface SelectedPact {
  publication: Publication;
  /** What each selector that named it says of it. */
  why: string[];
  /** Undefined where pending was not asked for. */
  pending: boolean | undefined;
  isWip: boolean;
}

const heads = (records: Records, all: readonly Publication[], branchOf: (consumer: string) => string | null) =>
  [...new Set(all.map(({ consumer }) => consumer))].flatMap((consumer) => {
    const branch = branchOf(consumer);
    if (branch === null) return [];
    return (
      records.latestOf(
        all.filter((one) => one.consumer === consumer && records.onBranch(consumer, one.version, branch)),
      ) ?? []
    );
  });

/** The pacts that one selector names, each with a word of why. */
function selectedBy(records: Records, provider: string, selector: Selector, ownBranch: string | undefined) {
  const all = records
    .ofProvider(provider)
    .filter((one) => selector.consumer === undefined || one.consumer === selector.consumer);
  if (selector.mainBranch) {
    return heads(records, all, (consumer) => records.mainBranchOf.get(consumer) ?? null).map((one) => ({
      one,
      why: `latest version from the main branch '${records.mainBranchOf.get(one.consumer) ?? ''}' (${one.version})`,
    }));
  }
  const branch = selector.matchingBranch ? ownBranch : selector.branch;
  if (branch !== undefined) {
    const found = heads(records, all, () => branch);
    const fallback = found.length === 0 && selector.fallbackBranch !== undefined ? selector.fallbackBranch : null;
    return (fallback === null ? found : heads(records, all, () => fallback)).map((one) => ({
      one,
      why: `latest version from branch '${fallback ?? branch}' (${one.version})`,
    }));
  }
  const kinds: Deployment['kind'][] = selector.deployed
    ? ['deployed']
    : selector.released
      ? ['released']
      : selector.deployedOrReleased || selector.environment !== undefined
        ? ['deployed', 'released']
        : [];
  if (kinds.length > 0) {
    return records
      .current(kinds, selector.environment ?? null)
      .flatMap(({ pacticipant, version, environment, kind }) =>
        all
          .filter((one) => one.consumer === pacticipant && one.version === version)
          .map((one) => ({ one, why: `consumer version ${kind} to ${environment} (${version})` })),
      );
  }
  return [...new Set(all.map(({ consumer }) => consumer))].flatMap((consumer) => {
    const one = records.latestOf(all.filter((each) => each.consumer === consumer));
    return one ? [{ one, why: `latest version (${one.version})` }] : [];
  });
}

/** What is verified where nothing is said: main branch (or the latest) and what is deployed or released. */
const defaults = (records: Records, provider: string): Selector[] => [
  ...[...new Set(records.ofProvider(provider).map(({ consumer }) => consumer))].map((consumer): Selector => {
    const main = records.mainBranchOf.get(consumer) ?? null;
    const hasMain =
      main !== null && records.versions.some((one) => one.pacticipant === consumer && one.branches.has(main));
    return hasMain ? { mainBranch: true, consumer } : { latest: true, consumer };
  }),
  { deployed: true },
  { released: true },
];

/** The pacts that a provider is to verify: each content once, then what is in progress. */
export function pactsForVerification(records: Records, provider: string, wanted: VerificationRequest): SelectedPact[] {
  const { consumerVersionSelectors: given = [], providerVersionBranch: branch, includePendingStatus } = wanted;
  const selectors = given.length > 0 ? given : defaults(records, provider);
  const found = new Map<string, SelectedPact>();
  for (const { one, why } of selectors.flatMap((selector) => selectedBy(records, provider, selector, branch))) {
    const key = `${one.consumer} ${one.sha}`;
    const before = found.get(key);
    if (before) {
      if (!before.why.includes(why)) before.why.push(why);
      if (one.at > before.publication.at) before.publication = one;
      continue;
    }
    const isAccepted =
      branch === undefined
        ? records.verifications.some(({ sha, success }) => sha === one.sha && success)
        : records.isAccepted(one.sha, provider, branch, true);
    const pending = includePendingStatus ? !isAccepted : undefined;
    found.set(key, { publication: one, why: [why], pending, isWip: false });
  }
  return [...found.values(), ...inProgress(records, provider, wanted, found)];
}

/** The head of each branch since that day that no selector names and that the provider's branch has not accepted yet. */
function inProgress(
  records: Records,
  provider: string,
  { includeWipPactsSince: since, providerVersionBranch: branch }: VerificationRequest,
  explicit: ReadonlyMap<string, SelectedPact>,
): SelectedPact[] {
  if (since === undefined || branch === undefined) return [];
  const published = records.ofProvider(provider);
  const names = new Set(
    published.flatMap(({ consumer, version }) => [...records.versionOf(consumer, version).branches]),
  );
  const found = new Map<string, SelectedPact>();
  for (const name of names) {
    for (const one of heads(records, published, () => name)) {
      const key = `${one.consumer} ${one.sha}`;
      if (one.day < since || explicit.has(key) || records.isAccepted(one.sha, provider, branch, false)) continue;
      const before = found.get(key);
      const why = `latest version from branch '${name}', work in progress (${one.version})`;
      if (before) before.why.push(why);
      else found.set(key, { publication: one, why: [why], pending: true, isWip: true });
    }
  }
  return [...found.values()];
}
