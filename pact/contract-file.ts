export const consumerName = 'vigia-console';
export const gatewayProvider = 'gateway';

/** The marketplace itself, whose public search the console asks beside its gateway: a contract of its own. */
export const marketplaceProvider = 'marketplace';

/** The service that knows who is signed in: a contract of its own. */
export const identityProvider = 'identity';

/** Name in `pact/pacts` of the contract with a provider. */
export const contractFileOf = (name: string): string => `${consumerName}-${name}.json`;

/** The contract's name in `pact/pacts`. */
export const contractFile = contractFileOf(gatewayProvider);
