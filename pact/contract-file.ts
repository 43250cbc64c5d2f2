export const consumer = 'vigia-console';
export const provider = 'gateway';

/** The marketplace itself, whose public search the console asks beside its gateway: a contract of its own. */
export const marketplace = 'marketplace';

/** The service that knows who is signed in: a contract of its own. */
export const identity = 'identity';

/** Name in `pact/pacts` of the contract with a provider. */
export const contractFileOf = (name: string): string => `${consumer}-${name}.json`;

/** The contract's name in `pact/pacts`. */
export const contractFile = contractFileOf(provider);
