interface Policies {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown;
}

/** No string with markup ever becomes part of the page: what is written as text stays text, everything else is refused. */
export function refuseMarkup(scope: object = globalThis): void {
  if (!('trustedTypes' in scope)) return;
  (scope.trustedTypes as Policies).createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
  });
}
