export const consumer = 'vigia-console';
export const provider = 'gateway';

/** The contract's name in `pact/pacts`. */
export const contractFile = `${consumer}-${provider}.json`;
