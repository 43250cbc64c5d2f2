interface Policies {
  createPolicy: (
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ) => unknown;
}

const isOwn = (address: string) => new URL(address, location.href).origin === location.origin;

/**
 * No string with markup ever becomes part of the page: what is written as text stays text, everything else is refused. Code is fetched
 * from this origin alone: a worker is the only one that asks.
 */
export function refuseMarkup(scope: object = globalThis): void {
  if (!('trustedTypes' in scope)) return;
  (scope.trustedTypes as Policies).createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (text) => (isOwn(text) ? text : null),
  });
}
