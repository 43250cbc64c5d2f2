import { resourceOf } from '../../shared/resource/resource';

/** How many of the person's reports were well founded, as one of four levels. */
export const efficiencyResource = resourceOf('efficiency', { ask: () => undefined, read: ({ level }) => level });
