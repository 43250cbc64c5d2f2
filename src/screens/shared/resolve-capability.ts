import type { Capability, ConsoleConfig } from '../../seams/config';

/**
 * Where this installation does that with accounts: `here`, at the address that it names, or nowhere (null). Without an identity adapter
 * nothing is done here unless the installation says so.
 */
export function resolveCapability(
  { identity, features }: ConsoleConfig,
  what: Capability,
): 'here' | { href: string } | null {
  const setting = features?.[what] ?? identity !== null;
  if (typeof setting === 'string') return { href: setting };
  return setting && identity !== null ? 'here' : null;
}
