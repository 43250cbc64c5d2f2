/** `alreadySent` and `protected` are refusals that another try would meet again; what `stayed` never went out. */
export const receiptOutcomes = ['sent', 'alreadySent', 'protected', 'refused', 'unknown', 'stayed'] as const;
export type ReceiptOutcome = (typeof receiptOutcomes)[number];
