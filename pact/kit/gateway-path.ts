import { UserError } from './command';
import type { PactFile, PactInteraction } from './contract-source';

/** Where the contract has its gateway. */
export const gatewayPath = '/production';

/**
 * The contract for a gateway that has at `path` what the contract has below `/production`; other addresses stay. Throws Trouble for
 * what is no path.
 */
export function moveGatewayPath(path: string): (contract: PactFile) => PactFile {
  if (!/^(\/[\w.~-]+)*\/?$/.test(path))
    throw new UserError(`--gateway-path is a path such as ${gatewayPath}, and is ${path}.`);
  const to = path.replace(/\/$/, '');
  const moved = (interaction: PactInteraction): PactInteraction => {
    const { request } = interaction;
    if (!request.path.startsWith(`${gatewayPath}/`)) return interaction;
    return { ...interaction, request: { ...request, path: `${to}${request.path.slice(gatewayPath.length)}` } };
  };
  return (contract) =>
    to === gatewayPath ? contract : { ...contract, interactions: contract.interactions.map(moved) };
}
