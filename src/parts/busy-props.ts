import type { MouseEvent } from 'react';

const refuse = (event: MouseEvent) => event.preventDefault();

/**
 * What a Mantine Button or ActionIcon wears, after its own props, while its request is under way: it keeps its place and, unlike with
 * Mantine's `loading`, the focus, and takes no press. Nothing when it isn't.
 */
export function busyProps(busy: boolean) {
  return busy ? { 'aria-busy': true, 'aria-disabled': true, mod: { loading: true }, onClick: refuse } : {};
}
