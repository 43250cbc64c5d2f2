/** What the build makes of the words: see `scripts/build/locale-messages.ts`. */
declare module 'virtual:words' {
  type Source = () => Promise<{ default: Record<string, unknown> }>;
  /** By language, then by part: the `entrance`, the `home`, and what is left of each file of its locale, by its name. */
  export const sources: Readonly<Record<'es' | 'en' | 'pt', Readonly<Record<string, Source>>>>;
  /** The parts that a screen says beyond the entrance and the home; none of a name that it doesn't know. */
  export const partsOfScreen: (screen: string) => string[];
}

/** What a recording may hold as it is: see `scripts/build/known-words.ts`. */
declare module 'virtual:known-words' {
  const words: Record<'values' | 'parts' | 'fields' | 'numbers', readonly string[]>;
  export default words;
}

declare module 'virtual:words/*' {
  const words: Record<string, string>;
  export default words;
}
