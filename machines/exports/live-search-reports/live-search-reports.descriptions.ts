import { exportsDescriptions } from '../exports-of.descriptions';

export const liveSearchReportsDescriptions = exportsDescriptions;
