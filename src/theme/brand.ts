import { PoweredByMark, Mark } from '../assets/marks';

/** What a marketplace replaces to put its own name and marks on the console; its colours and type are in tokens.ts and theme.tsx. */
export const brand = { name: 'Vigía', Mark, PoweredByMark };
