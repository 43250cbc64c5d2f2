/**
 * Lays the chart of every machine of the roster out, with the words beside it, and writes it as `<base>.layout.json` into its
 * folder: the explorer draws from it. Options as `keepInStep` says.
 */
import { keepInStep } from './build/machine-files';
import { layoutTextsOf } from './build/machine-layout';

await keepInStep({ noun: 'layout', textsOf: layoutTextsOf });
