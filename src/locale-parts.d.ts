declare module '*.json?entrance' {
  const words: Record<string, unknown>;
  export default words;
}

declare module '*.json?home' {
  const words: Record<string, unknown>;
  export default words;
}

declare module '*.json?work' {
  const words: Record<string, unknown>;
  export default words;
}

declare module '*.json?support' {
  const words: Record<string, unknown>;
  export default words;
}
