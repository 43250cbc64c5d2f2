import { operationOf } from './contract-source';
import type { InteractionResult, PendingResult } from './pending';
import { formatInShort } from './report';

const levels: Record<PendingResult, 'error' | 'warning' | 'note' | null> = {
  wrong: 'error',
  'not-there': 'warning',
  pending: 'note',
  ready: 'note',
  holds: null,
};

/** The line of the contract at which an interaction begins, for those who look it up; 1 where it stands on one line. */
function lineOf(contract: string, description: string): number {
  const at = contract.indexOf(`"description": ${JSON.stringify(description)}`);
  return at < 0 ? 1 : contract.slice(0, at).split('\n').length;
}

function sentenceOf({ replayed, result }: InteractionResult): string {
  const { description } = replayed.interaction;
  if (result === 'ready') return `${description}: it holds now, take it off the pending list.`;
  if (replayed.obstacle !== null || replayed.findings.length === 0) return `${description}: ${formatInShort(replayed)}`;
  const findings = replayed.findings.map(
    ({ where, expected, came }) => `at ${where}: expected ${expected}, came ${came}`,
  );
  return `${description}: ${findings.join('; ')}`;
}

/**
 * The run as SARIF 2.1.0: a rule an operation, a result an interaction that does not hold: an error is wrong, a warning is not there
 * yet, a note is pending. `file` is the contract's path as the results name it, `contract` its text.
 */
export function formatSarif(all: readonly InteractionResult[], file: string, contract: string): string {
  const operations = [...new Set(all.map(({ replayed }) => operationOf(replayed.interaction)))];
  const results = all.flatMap((one) => {
    const level = levels[one.result];
    if (level === null) return [];
    const { interaction, findings } = one.replayed;
    const operation = operationOf(interaction);
    return [
      {
        ruleId: operation,
        ruleIndex: operations.indexOf(operation),
        level,
        message: { text: sentenceOf(one) },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: file },
              region: { startLine: lineOf(contract, interaction.description) },
            },
            logicalLocations: [
              { name: interaction.description, kind: 'interaction' },
              ...findings.map(({ where }) => ({ fullyQualifiedName: `${operation}/${where}`, kind: 'member' })),
            ],
          },
        ],
        partialFingerprints: { interaction: interaction.description },
      },
    ];
  });
  const rules = operations.map((id) => ({
    id,
    shortDescription: { text: `The gateway keeps the contract of ${id}.` },
  }));
  const run = {
    tool: { driver: { name: 'vigia-contract', informationUri: 'https://docs.pact.io', rules } },
    columnKind: 'utf16CodeUnits',
    results,
  };
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return `${JSON.stringify(log, null, 2)}\n`;
}
