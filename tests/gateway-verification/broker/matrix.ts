import type { Publication, Records } from './records';

export interface DeploymentQuery {
  pacticipant: string;
  version: string;
  environment: string | null;
  /** Against the latest of the main branch of the others, where no environment is named. */
  mainBranch: boolean;
}

export interface MatrixRow {
  consumer: string;
  consumerVersion: string;
  provider: string;
  providerVersion: string | null;
  success: boolean | null;
}

export interface DeploymentAnswer {
  deployable: boolean | null;
  reason: string;
  rows: MatrixRow[];
}

/** The versions of a participant that stand where the question asks. */
function deployedVersions(records: Records, pacticipant: string, { environment }: DeploymentQuery): string[] {
  if (environment !== null) {
    const deployed = records
      .current(['deployed', 'released'], environment)
      .filter((one) => one.pacticipant === pacticipant);
    return deployed.map(({ version }) => version);
  }
  const main = records.mainBranchOf.get(pacticipant) ?? null;
  const own = records.versions.filter(
    (one) => one.pacticipant === pacticipant && main !== null && one.branches.has(main),
  );
  const last = records.latestOf(own);
  return last ? [last.number] : [];
}

/** What the last verification of that content by that version of the provider said; null without one. */
function resultOf(records: Records, { sha, consumer, provider }: Publication, version: string): boolean | null {
  const own = records.verifications.filter(
    (one) => one.sha === sha && one.consumer === consumer && one.provider === provider && one.version === version,
  );
  return records.latestOf(own)?.success ?? null;
}

/**
 * Whether a version may go where the question says. A consumer needs each of its providers there, with a good result for its pact; a
 * provider needs a good result for each consumer that is there, and none for those that are not.
 */
export function canDeploy(records: Records, question: DeploymentQuery): DeploymentAnswer {
  const { pacticipant, version, environment } = question;
  const known = records.versions.some((one) => one.pacticipant === pacticipant && one.number === version);
  if (!known)
    return {
      deployable: false,
      reason: `No pacts or verifications have been published for version ${version} of ${pacticipant}`,
      rows: [],
    };
  const place = environment === null ? 'the latest version from the main branch of' : 'a version of';
  const where = environment === null ? '' : ` currently in ${environment}`;
  const rows: MatrixRow[] = [];
  const missing: string[] = [];

  for (const pact of records.publications.filter((one) => one.consumer === pacticipant && one.version === version)) {
    const deployed = deployedVersions(records, pact.provider, question);
    if (deployed.length === 0) {
      const why =
        environment === null
          ? 'no such version exists'
          : 'no version is currently recorded as deployed/released in this environment';
      missing.push(
        `There is no verified pact between version ${version} of ${pacticipant} and ${place} ${pact.provider}${where} (${why})`,
      );
    }
    for (const providerVersion of deployed) rows.push(rowOf(records, pact, providerVersion));
  }
  const consumers = new Set(records.ofProvider(pacticipant).map(({ consumer }) => consumer));
  for (const consumer of consumers) {
    const deployed = deployedVersions(records, consumer, question);
    for (const pact of records
      .ofProvider(pacticipant)
      .filter((one) => one.consumer === consumer && deployed.includes(one.version)))
      rows.push(rowOf(records, pact, version));
  }

  for (const row of rows.filter(({ success }) => success === null))
    missing.push(
      `There is no verified pact between version ${row.consumerVersion} of ${row.consumer} and version ${row.providerVersion ?? ''} of ${row.provider}`,
    );
  const failed = rows.filter(({ success }) => success === false);
  const reasons = [
    ...missing,
    ...failed.map(
      (row) =>
        `The verification for the pact between version ${row.consumerVersion} of ${row.consumer} and version ${row.providerVersion ?? ''} of ${row.provider} failed`,
    ),
  ];
  const good =
    rows.length === 0
      ? 'There are no missing dependencies'
      : 'All required verification results are published and successful';
  return {
    deployable: missing.length > 0 ? null : failed.length === 0,
    reason: reasons.length > 0 ? reasons.join('\n') : good,
    rows,
  };
}

/** A row as the broker writes it. */
export const toMatrixRow = ({ consumer, consumerVersion, provider, providerVersion, success }: MatrixRow): object => ({
  consumer: { name: consumer, version: { number: consumerVersion } },
  provider: { name: provider, version: providerVersion === null ? null : { number: providerVersion } },
  verificationResult: success === null ? null : { success },
});

const rowOf = (records: Records, pact: Publication, providerVersion: string): MatrixRow => ({
  consumer: pact.consumer,
  consumerVersion: pact.version,
  provider: pact.provider,
  providerVersion,
  success: resultOf(records, pact, providerVersion),
});
