import { exportsDescriptions } from '../exports-of.descriptions';

export const customReportsDescriptions = exportsDescriptions;
