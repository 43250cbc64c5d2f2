import { createHash, randomUUID } from 'node:crypto';

export interface Publication {
  consumer: string;
  provider: string;
  version: string;
  branch: string | null;
  content: string;
  sha: string;
  /** Order in which things happened, from 1. */
  at: number;
  /** Day of publication, as `2026-11-22`. */
  day: string;
}

export interface Verification {
  sha: string;
  consumer: string;
  provider: string;
  version: string;
  success: boolean;
  /** Whether the pact was verified as work in progress: such a success accepts nothing. */
  isWip: boolean;
  testResults: unknown;
  at: number;
}

export interface Deployment {
  uuid: string;
  pacticipant: string;
  version: string;
  environment: string;
  /** Deployed: the next deployment to the same target takes its place. Released: stays until its support ends. */
  kind: 'deployed' | 'released';
  target: string | null;
  isCurrent: boolean;
}

export interface Environment {
  uuid: string;
  name: string;
  displayName: string;
  production: boolean;
}

/** A broker detects the main branch of a participant from the first of these that it sees. */
const mainBranches = ['develop', 'main', 'master'];

export const shaOf = (content: string): string => createHash('sha1').update(content).digest('hex');

/** What a broker remembers, and what it says about it. */
export function createRecords(today: () => string) {
  let clock = 0;
  const tick = () => (clock += 1);
  const mainBranchOf = new Map<string, string | null>();
  const versions: { pacticipant: string; number: string; branches: Set<string>; at: number }[] = [];
  const branches: { pacticipant: string; name: string; at: number }[] = [];
  const publications: Publication[] = [];
  const verifications: Verification[] = [];
  const placements: Deployment[] = [];
  const environments: Environment[] = [
    { uuid: randomUUID(), name: 'test', displayName: 'Test', production: false },
    { uuid: randomUUID(), name: 'production', displayName: 'Production', production: true },
  ];

  function versionOf(pacticipant: string, number: string) {
    const known = versions.find((one) => one.pacticipant === pacticipant && one.number === number);
    if (known) return known;
    const version = { pacticipant, number, branches: new Set<string>(), at: tick() };
    if (!mainBranchOf.has(pacticipant)) mainBranchOf.set(pacticipant, null);
    versions.push(version);
    return version;
  }

  function putOnBranch(pacticipant: string, branch: string, number: string): void {
    versionOf(pacticipant, number).branches.add(branch);
    if (!branches.some((one) => one.pacticipant === pacticipant && one.name === branch))
      branches.push({ pacticipant, name: branch, at: tick() });
    if (mainBranchOf.get(pacticipant) === null && mainBranches.includes(branch)) mainBranchOf.set(pacticipant, branch);
  }

  const ofProvider = (provider: string) => publications.filter((one) => one.provider === provider);
  const latestOf = <One extends { at: number }>(all: readonly One[]): One | undefined =>
    all.reduce<One | undefined>((last, one) => (last && last.at > one.at ? last : one), undefined);
  const onBranch = (pacticipant: string, number: string, branch: string) =>
    versionOf(pacticipant, number).branches.has(branch);
  const current = (kinds: readonly Deployment['kind'][], environment: string | null) =>
    placements.filter(
      (one) => one.isCurrent && kinds.includes(one.kind) && (environment === null || one.environment === environment),
    );

  /** Whether a branch of the provider took the content on before: by itself, or by another branch before this one began. */
  function isAccepted(sha: string, provider: string, branch: string, countsWip: boolean): boolean {
    const born = branches.find((one) => one.pacticipant === provider && one.name === branch)?.at ?? Infinity;
    return verifications.some((one) => {
      if (one.sha !== sha || one.provider !== provider || !one.success || (one.isWip && !countsWip)) return false;
      if (onBranch(provider, one.version, branch)) return true;
      return versionOf(provider, one.version).branches.size > 0 && one.at < born;
    });
  }

  return {
    mainBranchOf,
    versions,
    publications,
    verifications,
    placements,
    environments,
    today,
    versionOf,
    putOnBranch,
    ofProvider,
    latestOf,
    onBranch,
    current,
    isAccepted,

    /** Publishes a pact; answers whether its content is new. Null where the version has another content already. */
    publish(consumer: string, provider: string, version: string, branch: string | null, content: string) {
      const sha = shaOf(content);
      versionOf(consumer, version);
      if (!mainBranchOf.has(provider)) mainBranchOf.set(provider, null);
      if (branch !== null) putOnBranch(consumer, branch, version);
      const before = ofProvider(provider).filter((one) => one.consumer === consumer);
      const same = before.find((one) => one.version === version);
      if (same && same.sha !== sha) return null;
      const isNew = !before.some((one) => one.sha === sha);
      if (!same) publications.push({ consumer, provider, version, branch, content, sha, at: tick(), day: today() });
      return { sha, isNew };
    },

    verify(result: Omit<Verification, 'at'>): void {
      versionOf(result.provider, result.version);
      verifications.push({ ...result, at: tick() });
    },

    place(kind: Deployment['kind'], pacticipant: string, version: string, environment: string, target: string | null) {
      const sameVersion = placements.find(
        (one) =>
          one.kind === kind &&
          one.pacticipant === pacticipant &&
          one.version === version &&
          one.environment === environment &&
          one.target === target &&
          one.isCurrent,
      );
      if (sameVersion) return sameVersion;
      if (kind === 'deployed') {
        for (const one of placements) {
          const isReplaced = one.kind === kind && one.pacticipant === pacticipant && one.environment === environment;
          if (isReplaced && one.target === target) one.isCurrent = false;
        }
      }
      const placement = { uuid: randomUUID(), pacticipant, version, environment, kind, target, isCurrent: true };
      placements.push(placement);
      return placement;
    },
  };
}

export type Records = ReturnType<typeof createRecords>;
