/**
 * Reads what the types of every machine of the roster say of its events and of the answers of its ports, and writes it as
 * `<base>.payloads.json` into its folder: the explorer holds what a person writes against it. Options as `keepInStep` says.
 */
import { keepInStep } from './build/machine-files';
import { payloadTextsOf } from './build/machine-payloads';

await keepInStep({ noun: 'payloads', textsOf: payloadTextsOf });
